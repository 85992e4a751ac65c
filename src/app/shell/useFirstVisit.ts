import { useEffect, useState } from 'react';
import { localStore } from '../../lib/storage/storage.ts';

/** Key in local storage. It belongs to the device, so a logout keeps it. */
const KEY = 'nav-names-seen';

/** Whether this is the first visit on this device; until the first press or key, which a scroll begins with too. */
export function useFirstVisit(): boolean {
  const [isFirst, setFirst] = useState(() => localStore.get(KEY) === null);
  useEffect(() => {
    if (!isFirst) return undefined;
    const seen = () => {
      localStore.set(KEY, 'yes');
      setFirst(false);
    };
    const listener = new AbortController();
    const options = { capture: true, signal: listener.signal };
    document.addEventListener('pointerdown', seen, options);
    document.addEventListener('keydown', seen, options);
    return () => listener.abort();
  }, [isFirst]);
  return isFirst;
}
