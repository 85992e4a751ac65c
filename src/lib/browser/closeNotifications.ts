/** Path of the app's service worker, which the build compiles from src/app/deployment/serviceWorker.ts. */
export const SERVICE_WORKER = '/sw.js';

/**
 * Closes the notifications that the service worker of this site shows, also those for a page that has been closed.
 * Called when the conversation of a notification is opened, and when nobody is logged in.
 * @param data only notifications with this as their data; all by default
 */
export async function closeNotifications(data?: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    for (const notification of (await registration?.getNotifications()) ?? [])
      if (data === undefined || notification.data === data) notification.close();
  } catch {
    // A browser that blocks storage has no registration, and some have no notifications.
  }
}
