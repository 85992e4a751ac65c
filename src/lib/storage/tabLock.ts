/** Web Locks are missing in insecure contexts, such as http over a local network. */
const hasLocks = () => 'locks' in navigator;

/**
 * Acquires an exclusive lock, which this page owns until it releases it, is closed or crashes. For stored data (unsent
 * messages, a recording) that another tab may take over only after that.
 * @param onAcquired called when the lock is acquired; without Web Locks, and where the browser blocks them, at once
 * @returns releases the lock
 */
export function acquireTabLock(name: string, onAcquired: () => void): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const onLocked = () => {
    onAcquired();
    return released;
  };
  // A browser that blocks storage rejects locks too: no page can see another one's data then, so no lock is needed.
  if (hasLocks()) navigator.locks.request(name, onLocked).catch(onAcquired);
  else onAcquired();
  return release;
}

/**
 * Calls back once, as soon as no page owns the lock, while owning it; never without Web Locks.
 * @returns stops waiting
 */
export function onceUnlocked(name: string, run: () => void): () => void {
  const waiting = new AbortController();
  // An aborted request rejects.
  if (hasLocks()) navigator.locks.request(name, { signal: waiting.signal }, run).catch(() => undefined);
  return () => waiting.abort();
}
