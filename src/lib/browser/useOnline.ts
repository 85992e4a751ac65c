import { useSyncExternalStore } from 'react';

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** `navigator.onLine` as state. False is reliable; true only means that there is some network interface. */
export function useOnline(): boolean {
  return useSyncExternalStore(follow, () => navigator.onLine);
}
