import { appBase } from '../../lib/browser/history/appBase.ts';
import { logFailure } from '../../lib/log/log.ts';
import { systemNotifications, wasInvited } from './alertSettings.ts';

/** What is still shown. */
const shown = new Set<Notification>();

/** Browsers of phones have the constructor and refuse it. Without the person's permission it shows nothing. */
function isConstructible(): boolean {
  try {
    new Notification('', { silent: true }).close();
    return true;
  } catch {
    return false;
  }
}

export const areSystemNotificationsAllowed = (): boolean =>
  'Notification' in window && Notification.permission === 'granted';

export const hasSystemNotifications = (): boolean =>
  'Notification' in window && (areSystemNotificationsAllowed() || isConstructible());

/**
 * Whether to offer notifications: once, and in the tab alone that is looked at, since all tabs receive a sent message.
 * @param isVisible whether somebody looks at this page
 */
export const mayInvite = (isVisible: boolean): boolean =>
  isVisible && !wasInvited.store.getState().isOn && hasSystemNotifications() && Notification.permission === 'default';

/** Whether the person and the browser allow notifications. */
export const areSystemNotificationsWanted = (): boolean =>
  systemNotifications.store.getState().isOn && areSystemNotificationsAllowed();

/** Asks the person where the browser has not done so yet, and remembers a yes. @returns whether it is allowed */
export async function requestSystemNotifications(): Promise<boolean> {
  const isAllowed = (await Notification.requestPermission()) === 'granted';
  if (isAllowed) systemNotifications.set(true);
  return isAllowed;
}

/** What a notification of the system says. */
export interface SystemNotification {
  title: string;
  body: string;
  /** A notification with the same tag replaces this one. */
  tag: string;
  onPress: () => void;
}

/** Shows it where that is allowed. A press brings this page to the front. */
export function showSystemNotification({ title, body, tag, onPress }: SystemNotification): void {
  try {
    const notification = new Notification(title, { body, tag, icon: `${appBase}/icon-192.png`, lang: 'ja' });
    shown.add(notification);
    notification.addEventListener('close', () => shown.delete(notification));
    notification.addEventListener('click', () => {
      window.focus();
      notification.close();
      onPress();
    });
  } catch (error) {
    // Some browsers of phones have the constructor and refuse it.
    logFailure('The notification of the system could not be shown', error);
  }
}

/** Takes back what is still shown. */
export function closeSystemNotifications(): void {
  for (const notification of shown) notification.close();
  shown.clear();
}
