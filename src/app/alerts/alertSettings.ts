import { createDeviceSetting } from '../../lib/storage/deviceSetting.ts';

/** Whether a new message sounds (rule M41). */
export const messageSound = createDeviceSetting('message-sound', false);
/** Whether the device shows a new message while nobody looks at the app (rule M42). */
export const systemNotifications = createDeviceSetting('system-notifications', false);
/** Whether such a notification contains the text of the message. */
export const notificationPreview = createDeviceSetting('notification-preview', true);
/** Whether the person has been asked about system notifications, which happens once. */
export const wasInvited = createDeviceSetting('notifications-asked', false);
