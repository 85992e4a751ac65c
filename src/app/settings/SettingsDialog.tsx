import { HiddenPeopleList } from '../../features/people/hidden/HiddenPeopleList.tsx';
import { hiddenPeople } from '../../hiddenPeople/copy.ts';
import { composer } from '../../features/messages/copy.ts';
import { enterToSend } from '../../features/messages/composer/enterToSend.ts';
import { autoplayVideos } from '../../lib/media/autoplayVideos.ts';
import { type DeviceSetting, useDeviceSetting } from '../../lib/storage/deviceSetting.ts';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { DialogPart } from '../../ui/Dialog/DialogPart.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { reducedMotion } from '../../ui/theme/reducedMotion.ts';
import { messageSound } from '../alerts/alertSettings.ts';
import { playMessageSound } from '../alerts/playMessageSound.ts';
import { noteEffectSetting } from '../effects/noteEffectSetting.ts';
import { accountMenu } from '../shell/copy.ts';
import { settings } from './copy.ts';
import { ChangePassword } from './data/ChangePassword.tsx';
import { ownData, password } from './data/copy.ts';
import { DataDownload } from './data/DataDownload.tsx';
import { stored } from './stored/copy.ts';
import { StoredList, StoredQuestion } from './stored/StoredList.tsx';
import { useStored } from './stored/useStored.ts';
import { SystemNotificationSettings } from './SystemNotificationSettings.tsx';

interface SettingsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Display and operation of the app on this device. Each change takes effect at once. */
export function SettingsDialog({ open, onClose }: SettingsDialogProps) {
  const isEnterEnough = useDeviceSetting(enterToSend);
  const things = useStored(open);
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
              // Heard at once; browsers also allow sound only after a press.
              onChange={(isOn) => {
                if (isOn) void playMessageSound();
              }}
            />
            <SystemNotificationSettings />
          </DialogPart>
          <DialogPart title={hiddenPeople.title}>
            <HiddenPeopleList />
          </DialogPart>
          <DialogPart title={password.change}>
            <ChangePassword />
          </DialogPart>
          <DialogPart title={ownData.download}>
            <DataDownload />
          </DialogPart>
          <DialogPart title={stored.title}>
            <StoredList things={things} />
          </DialogPart>
        </Stack>
      </Dialog>
      <StoredQuestion things={things} />
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
