import { useState } from 'react';
import { useDeviceSetting } from '../../lib/storage/deviceSetting.ts';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import { notificationPreview, systemNotifications } from '../alerts/alertSettings.ts';
import {
  areSystemNotificationsAllowed,
  hasSystemNotifications,
  requestSystemNotifications,
} from '../alerts/systemNotification.ts';
import { settings } from './copy.ts';

/**
 * Renders the settings for notifications while the app is not visible; nothing where the browser does not support them.
 */
export function SystemNotificationSettings() {
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
        label={settings.system}
        help={settings.systemHelp}
        error={isBlocked ? settings.systemBlocked : undefined}
        checked={isOn && !isBlocked}
        onChange={(event) => void change(event.target.checked)}
      />
      {isOn && !isBlocked && (
        <Checkbox
          label={settings.preview}
          checked={hasPreview}
          onChange={(event) => notificationPreview.set(event.target.checked)}
        />
      )}
    </>
  );
}
