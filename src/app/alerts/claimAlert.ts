import { after } from '../../lib/time/timer.ts';

/** All tabs receive a message within this time, in ms: each by a socket of its own. */
const SPREAD_MS = 10_000;

/**
 * Claims something that one tab is to do of all that want to at the same time, such as the sound of a message. Without
 * Web Locks, which insecure contexts lack, each tab knows of itself only and does it.
 * @param name what is to be done, with the id of the message
 * @returns whether this tab is to do it
 */
export function claimAlert(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const claim = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise<void>((release) => after(SPREAD_MS, release));
    };
    // A browser that blocks storage rejects the request.
    navigator.locks.request(`alert:${name}`, { ifAvailable: true }, claim).catch(() => resolve(true));
  });
}
