import { closeNotifications, SERVICE_WORKER } from '../lib/browser/closeNotifications.ts';
import { appBase } from '../lib/browser/history/appBase.ts';
import { logFailure } from '../lib/log/log.ts';
import { createDeviceSetting } from '../lib/storage/deviceSetting.ts';

/** Whether the system shows a notification of a new message while the app is not visible. */
export const systemNotifications = createDeviceSetting('system-notifications', false);
/** Whether such a notification contains the text of the message. */
export const notificationPreview = createDeviceSetting('notification-preview', true);
/** Whether the user has been asked about system notifications, which happens once. */
export const wasInvited = createDeviceSetting('notifications-asked', false);

/** Open notifications that this page itself has shown. */
const shown = new Set<Notification>();

/** Whether the constructor works. Browsers of phones have it, but it throws. Without permission it shows nothing. */
function isConstructible(): boolean {
  try {
    new Notification('', { silent: true }).close();
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the app's own service worker controls this page. It can show notifications in every browser, and receives a
 * press after the page was closed. The service worker of the fake backend does not handle presses.
 */
const hasWorker = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller?.scriptURL.endsWith(SERVICE_WORKER) === true;

export const areSystemNotificationsAllowed = (): boolean =>
  'Notification' in window && Notification.permission === 'granted';

export const hasSystemNotifications = (): boolean =>
  'Notification' in window && (areSystemNotificationsAllowed() || hasWorker() || isConstructible());

/**
 * Whether to offer notifications: once, and only in the visible tab, since all tabs receive an answer.
 * @param isVisible whether this page is visible
 */
export const mayInvite = (isVisible: boolean): boolean =>
  isVisible && !wasInvited.store.getState().isOn && hasSystemNotifications() && Notification.permission === 'default';

/** Whether the user has enabled notifications and the browser allows them. */
export const areSystemNotificationsWanted = (): boolean =>
  systemNotifications.store.getState().isOn && areSystemNotificationsAllowed();

/** Requests the browser's permission and enables notifications if it is granted. @returns whether they are allowed */
export async function requestSystemNotifications(): Promise<boolean> {
  const isAllowed = (await Notification.requestPermission()) === 'granted';
  if (isAllowed) systemNotifications.set(true);
  return isAllowed;
}

/** Content of a system notification. */
export interface SystemNotification {
  title: string;
  body: string;
  /** A notification with the same tag replaces this one. */
  tag: string;
  /** The path that a press opens. */
  href: string;
}

/**
 * Shows a notification. A press brings a page of the app to the front.
 * @param open called with the path when a notification of this page is pressed; the service worker finds a page for its
 * own
 */
export async function showSystemNotification(
  { title, body, tag, href }: SystemNotification,
  open: (href: string) => void,
): Promise<void> {
  const options = { body, tag, icon: `${appBase}/icon-192.png`, lang: 'ja', data: href };
  try {
    if (hasWorker()) {
      const registration = await navigator.serviceWorker.ready;
      await registration.showNotification(title, options);
      return;
    }
    const notification = new Notification(title, options);
    shown.add(notification);
    notification.addEventListener('close', () => shown.delete(notification));
    notification.addEventListener('click', () => {
      window.focus();
      notification.close();
      open(href);
    });
  } catch (error) {
    // Some browsers of phones have the constructor, but it throws.
    logFailure('The notification of the system could not be shown', error);
  }
}

/** Closes notifications. @param href only those that lead to this path; by default all */
export function closeSystemNotifications(href?: string): void {
  for (const notification of shown) if (href === undefined || notification.data === href) notification.close();
  void closeNotifications(href);
}
