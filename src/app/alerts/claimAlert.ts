import { after } from '../../lib/time/timer.ts';

/** Milliseconds within which all tabs receive a message, each by its own socket. */
const SPREAD_MS = 10_000;

/**
 * Claims an action that only one of all tabs must perform, such as the sound of a message. Without Web Locks, which
 * insecure contexts lack, the tabs do not know each other, and each performs it.
 * @param name name of the action, with the id of the message
 * @returns whether this tab is to perform it
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
