import { createDeviceSetting } from '../../lib/storage/deviceSetting.ts';

/** Whether a sound is played for a new message (rule M41). */
export const messageSound = createDeviceSetting('message-sound', false);
/** Whether the system shows a notification of a new message while the app is not visible (rule M42). */
export const systemNotifications = createDeviceSetting('system-notifications', false);
/** Whether such a notification contains the text of the message. */
export const notificationPreview = createDeviceSetting('notification-preview', true);
/** Whether the user has been asked about system notifications, which happens once. */
export const wasInvited = createDeviceSetting('notifications-asked', false);
