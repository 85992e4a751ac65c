import { useSyncExternalStore } from 'react';

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/**
 * `navigator.onLine` as state: whether the browser knows a network interface. It proves nothing in either direction: a
 * dead network counts as online, and a browser that knows no interface may reach the server all the same.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(follow, () => navigator.onLine);
}
