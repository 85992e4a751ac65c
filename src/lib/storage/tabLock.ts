/** Web Locks are missing in insecure contexts, such as http over a local network. */
const hasLocks = () => 'locks' in navigator;

/**
 * Acquires a lock that this page holds exclusively until it releases it, is closed or crashes.
 * @param onHeld called when the lock is held; without Web Locks, and where the browser blocks them, at once
 * @returns releases the lock
 */
export function acquireTabLock(name: string, onHeld: () => void): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = () => {
    onHeld();
    return released;
  };
  // A browser that blocks storage rejects locks too: no page can see another one's data then, so no lock is needed.
  if (hasLocks()) navigator.locks.request(name, hold).catch(onHeld);
  else onHeld();
  return release;
}

/**
 * Runs once as soon as nobody holds the lock, while holding it; never without Web Locks.
 * @returns stops waiting
 */
export function onceUnlocked(name: string, run: () => void): () => void {
  const waiting = new AbortController();
  // An aborted request rejects.
  if (hasLocks()) navigator.locks.request(name, { signal: waiting.signal }, run).catch(() => undefined);
  return () => waiting.abort();
}
