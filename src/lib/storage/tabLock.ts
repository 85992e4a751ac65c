import { startHeartbeat, onceHeartbeatStops } from './tabHeartbeat.ts';

/** A name that a page holds exclusively until it releases it, is closed or crashes. */
export interface TabLock {
  /**
   * Whether the browser itself tracks the holder (Web Locks). Otherwise a page that is only suspended may lose the
   * lock.
   */
  readonly isCertain: boolean;
  release(): void;
}

/** Web Locks are missing in old browsers and in insecure contexts. */
const hasLocks = () => 'locks' in navigator;

/** Acquires a lock that nobody else holds, and calls back when it is held. */
export function acquireTabLock(name: string, onAcquired: () => void): TabLock {
  if (!hasLocks()) {
    const release = startHeartbeat(name);
    onAcquired();
    return { isCertain: false, release };
  }
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const onLocked = () => {
    onAcquired();
    return released;
  };
  // A browser that blocks storage rejects locks too: no page can see another one's data then, so no lock is needed.
  navigator.locks.request(name, onLocked).catch(onAcquired);
  return { isCertain: true, release };
}

/**
 * Runs once as soon as nobody holds the lock, while holding it.
 * @returns stops waiting
 */
export function onceUnlocked(name: string, run: () => void): () => void {
  if (!hasLocks()) return onceHeartbeatStops(name, run);
  const waiting = new AbortController();
  // An aborted request rejects.
  navigator.locks.request(name, { signal: waiting.signal }, run).catch(() => undefined);
  return () => waiting.abort();
}
