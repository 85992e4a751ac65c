import { appBase } from '../../lib/browser/history/appBase.ts';
import { closeNotifications } from '../../lib/browser/closeNotifications.ts';
import { logFailure } from '../../lib/log/log.ts';
import { SERVICE_WORKER } from '../deployment/registerServiceWorker.ts';
import { systemNotifications, wasInvited } from './alertSettings.ts';

/** What this page itself has shown and is still shown. */
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

/**
 * Whether the app's own service worker is in charge of this page. It shows notifications in every browser, and a press
 * finds it after the page was closed. The one of the fake backend would not notice a press.
 */
const hasWorker = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller?.scriptURL.endsWith(SERVICE_WORKER) === true;

export const areSystemNotificationsAllowed = (): boolean =>
  'Notification' in window && Notification.permission === 'granted';

export const hasSystemNotifications = (): boolean =>
  'Notification' in window && (areSystemNotificationsAllowed() || hasWorker() || isConstructible());

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
  /** The address that a press opens. */
  href: string;
}

/**
 * Shows it where that is allowed. A press brings a page of the app to the front.
 * @param open called with the address at a press on what this page itself shows; else the service worker finds a page
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
    // Some browsers of phones have the constructor and refuse it.
    logFailure('The notification of the system could not be shown', error);
  }
}

/** Takes back what is still shown. @param href only what leads to this address; everything by default */
export function closeSystemNotifications(href?: string): void {
  for (const notification of shown) if (href === undefined || notification.data === href) notification.close();
  void closeNotifications(href);
}
