import { appBase } from '../../lib/browser/appBase.ts';
import { logFailure } from '../../lib/log/log.ts';
import { systemNotifications } from './alertSettings.ts';

export const hasSystemNotifications = (): boolean => 'Notification' in window;

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
  /** A notification with the same tag replaces this one, so that several tabs show it once. */
  tag: string;
  onPress: () => void;
}

/** Shows it, if the person and the browser allow it. A press brings this page to the front. */
export function showSystemNotification({ title, body, tag, onPress }: SystemNotification): void {
  if (!systemNotifications.store.getState().isOn || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body, tag, icon: `${appBase}/icon-192.png`, lang: 'ja' });
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
      onPress();
    });
  } catch (error) {
    // Some browsers of phones have the constructor and refuse it.
    logFailure('The notification of the system could not be shown', error);
  }
}
