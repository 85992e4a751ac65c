import { useState } from 'react';
import { hiddenPeople } from '../../hiddenPeople/copy.ts';
import { HiddenPeopleList } from '../../people/hidden/HiddenPeopleList.tsx';
import { enterToSend } from '../../features/messages/enterToSend.ts';
import { composer } from '../../features/messages/copy.ts';
import { useMediaQuery } from '../../lib/browser/useMediaQuery.ts';
import { autoplayVideos } from '../../lib/media/settings/autoplayVideos.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { useLastDefined } from '../../lib/react/useLast.ts';
import { type DeviceSetting, useDeviceSetting } from '../../lib/storage/deviceSetting.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { DialogPart } from '../../ui/Dialog/DialogPart.tsx';
import { common } from '../../ui/copy.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { reducedMotion } from '../../ui/theme/reducedMotion.ts';
import { messageSound, playMessageSound } from '../alerts/playMessageSound.ts';
import {
  notificationPreview,
  systemNotifications,
  areSystemNotificationsAllowed,
  hasSystemNotifications,
  requestSystemNotifications,
} from '../../conversations/systemNotification.ts';
import { accountMenu } from '../copy.ts';
import { noteEffectSetting } from '../effects/NoteEffect.tsx';
import { NOTE_EFFECT_MEDIA } from '../effects/noteRules.ts';
import { settings } from './copy.ts';
import * as css from './MyData.css.ts';
import type { Question } from './stored/StoredList.tsx';

const MyData = lazyComponent(async () => (await import('./MyData.tsx')).MyData);

const retryButton = (retry: () => void) => <Button onClick={retry}>{common.retry}</Button>;

interface SettingsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Renders the settings for display and operation of the app on this device. Each change takes effect at once. */
export function SettingsDialog({ open, onClose }: SettingsDialogProps) {
  const isEnterEnough = useDeviceSetting(enterToSend);
  const canShowNotes = useMediaQuery(NOTE_EFFECT_MEDIA);
  const [question, setQuestion] = useState<Question | null>(null);
  const shown = useLastDefined(question);
  return (
    <>
      <Dialog open={open} onClose={onClose} title={accountMenu.settings}>
        <Stack gap="huge">
          <DialogPart title={settings.display}>
            <Switch setting={reducedMotion} label={settings.motion} help={settings.motionHelp} />
            {canShowNotes && (
              <Switch setting={noteEffectSetting} label={accountMenu.noteEffect} help={settings.notesHelp} />
            )}
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
          <LoadBoundary attempt={open} waiting={<div className={css.waiting} />} crashed={retryButton}>
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
      look="switch"
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

/**
 * Renders the settings for notifications while the app is not visible; nothing where the browser does not support them.
 */
function SystemNotificationSettings() {
  const isOn = useDeviceSetting(systemNotifications);
  const hasPreview = useDeviceSetting(notificationPreview);
  // A granted permission can be revoked only in the browser's own settings.
  const [isBlocked, setBlocked] = useState(() => isOn && !areSystemNotificationsAllowed());
  if (!hasSystemNotifications()) return null;
  const change = async (isWanted: boolean) => {
    const isAllowed = !isWanted || (await requestSystemNotifications());
    setBlocked(!isAllowed);
    if (!isWanted) systemNotifications.set(false);
  };
  return (
    <>
      <Checkbox
        look="switch"
        label={settings.system}
        help={settings.systemHelp}
        error={isBlocked ? settings.systemBlocked : undefined}
        checked={isOn && !isBlocked}
        onChange={(event) => void change(event.target.checked)}
      />
      {isOn && !isBlocked && (
        <Checkbox
          look="switch"
          label={settings.preview}
          checked={hasPreview}
          onChange={(event) => notificationPreview.set(event.target.checked)}
        />
      )}
    </>
  );
}
