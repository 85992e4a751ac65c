import { useState } from 'react';
import { HiddenPeopleList } from '../../people/hidden/HiddenPeopleList.tsx';
import { hiddenPeople } from '../../hiddenPeople/copy.ts';
import { composer } from '../../features/messages/copy.ts';
import { enterToSend } from '../../features/messages/composer/enterToSend.ts';
import { autoplayVideos } from '../../lib/media/settings/autoplayVideos.ts';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { useLastDefined } from '../../lib/react/useLast.ts';
import { type DeviceSetting, useDeviceSetting } from '../../lib/storage/deviceSetting.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { common } from '../../ui/copy.ts';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { DialogPart } from '../../ui/Dialog/DialogPart.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { reducedMotion } from '../../ui/theme/reducedMotion.ts';
import { messageSound } from '../alerts/alertSettings.ts';
import { playMessageSound } from '../alerts/playMessageSound.ts';
import { noteEffectSetting } from '../effects/noteEffectSetting.ts';
import { accountMenu } from '../shell/copy.ts';
import { settings } from './copy.ts';
import type { Question } from './stored/StoredList.tsx';
import { SystemNotificationSettings } from './SystemNotificationSettings.tsx';

const MyData = lazyComponent(async () => (await import('./MyData.tsx')).MyData);

const retryButton = (retry: () => void) => <Button onClick={retry}>{common.retry}</Button>;

interface SettingsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Renders the settings for display and operation of the app on this device. Each change takes effect at once. */
export function SettingsDialog({ open, onClose }: SettingsDialogProps) {
  const isEnterEnough = useDeviceSetting(enterToSend);
  const [question, setQuestion] = useState<Question | null>(null);
  const shown = useLastDefined(question);
  return (
    <>
      <Dialog open={open} onClose={onClose} title={accountMenu.settings}>
        <Stack gap="medium">
          <DialogPart title={settings.display}>
            <Switch setting={reducedMotion} label={settings.motion} help={settings.motionHelp} />
            <Switch setting={noteEffectSetting} label={accountMenu.noteEffect} help={settings.notesHelp} />
            <Switch setting={autoplayVideos} label={settings.autoplay} help={settings.autoplayHelp} />
          </DialogPart>
          <DialogPart title={settings.messages}>
            <Switch
              setting={enterToSend}
              label={settings.enterToSend}
              help={isEnterEnough ? composer.hint : composer.hintWithCtrl}
            />
          </DialogPart>
          <DialogPart title={settings.alerts}>
            <Switch
              setting={messageSound}
              label={settings.sound}
              help={settings.soundHelp}
              // Played at once as a sample; browsers also allow sound only after a press.
              onChange={(isOn) => {
                if (isOn) void playMessageSound();
              }}
            />
            <SystemNotificationSettings />
          </DialogPart>
          <DialogPart title={hiddenPeople.title}>
            <HiddenPeopleList />
          </DialogPart>
          <LoadBoundary attempt={open} crashed={retryButton}>
            <MyData onAsk={setQuestion} />
          </LoadBoundary>
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={question !== null}
        danger
        title={shown?.title ?? ''}
        body={shown?.body ?? ''}
        confirmLabel={settings.remove}
        onConfirm={() => {
          question?.onConfirm();
          setQuestion(null);
        }}
        onCancel={() => setQuestion(null)}
      />
    </>
  );
}

interface SwitchProps {
  setting: DeviceSetting;
  label: string;
  help: string;
  onChange?: (isOn: boolean) => void;
}

function Switch({ setting, label, help, onChange }: SwitchProps) {
  const isOn = useDeviceSetting(setting);
  return (
    <Checkbox
      label={label}
      help={help}
      checked={isOn}
      onChange={({ target }) => {
        setting.set(target.checked);
        onChange?.(target.checked);
      }}
    />
  );
}
