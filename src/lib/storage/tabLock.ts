import { onVisibility } from '../browser/onVisibility.ts';
import { every } from '../time/timer.ts';

/** Milliseconds between the attempts of a hidden page. */
const HIDDEN_RETRY_MS = 60_000;

/** Web Locks are missing in insecure contexts, such as http over a local network. */
const hasLocks = () => 'locks' in navigator;

/**
 * Acquires an exclusive lock, which this page owns until it releases it, is closed or crashes. For stored data (unsent
 * messages, a recording) that another tab may take over only after that.
 * @param onAcquired called when the lock is acquired; without Web Locks, and where the browser blocks them, at once
 * @param onTaken called when another page has the lock; without it, the request waits for its release
 * @returns releases the lock
 */
export function acquireTabLock(name: string, onAcquired: () => void, onTaken?: () => void): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const onLocked = (lock: Lock | null) => {
    if (lock === null) return onTaken?.();
    onAcquired();
    return released;
  };
  // A browser that blocks storage rejects locks too: no page can see another one's data then, so no lock is needed.
  if (hasLocks()) navigator.locks.request(name, { ifAvailable: onTaken !== undefined }, onLocked).catch(onAcquired);
  else onAcquired();
  return release;
}

/**
 * Calls back once, when no page owns the lock, while owning it; never without Web Locks. While the page is visible, that
 * is at once. The browser may stop a hidden page at any time. Then it would be the next owner in the queue without ever
 * calling back, so a hidden page does not wait in the queue, and asks every minute instead.
 * @returns stops waiting
 */
export function onceUnlocked(name: string, run: () => void): () => void {
  if (!hasLocks()) return () => {};
  let queued = new AbortController();
  let isDone = false;
  const request = (options: LockOptions) => {
    const onLocked = (lock: Lock | null) => {
      if (lock === null || isDone) return;
      stop();
      run();
    };
    // An aborted request rejects.
    navigator.locks.request(name, options, onLocked).catch(() => undefined);
  };
  const stopFollowing = onVisibility((isVisible) => {
    queued.abort();
    queued = new AbortController();
    if (isVisible) request({ signal: queued.signal });
  });
  const stopTimer = every(HIDDEN_RETRY_MS, () => {
    if (document.visibilityState === 'hidden') request({ ifAvailable: true });
  });
  function stop(): void {
    isDone = true;
    queued.abort();
    stopFollowing();
    stopTimer();
  }
  return stop;
}
