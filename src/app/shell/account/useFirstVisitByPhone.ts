import { useEffect, useState } from 'react';
import { useMediaQuery } from '../../../lib/browser/useMediaQuery.ts';
import { localStore } from '../../../lib/storage/storage.ts';
import { below } from '../../../ui/theme/breakpoints.ts';

/** Key in local storage. It belongs to the device, so a logout does not remove it. */
const KEY = 'nav-names-seen';

/**
 * Returns whether this is the first visit with a phone on this device, on which the navigation shows the names of its
 * links (rule S22). It becomes false at the first press, which also starts a scroll, or key.
 */
export function useFirstVisitByPhone(): boolean {
  const isPhone = useMediaQuery(below('small'));
  const [isUnseen, setUnseen] = useState(() => localStore.get(KEY) === null);
  const isFirst = isPhone && isUnseen;
  useEffect(() => {
    if (!isFirst) return undefined;
    const seen = () => {
      localStore.set(KEY, 'yes');
      setUnseen(false);
    };
    const listener = new AbortController();
    const options = { capture: true, signal: listener.signal };
    document.addEventListener('pointerdown', seen, options);
    document.addEventListener('keydown', seen, options);
    return () => listener.abort();
  }, [isFirst]);
  return isFirst;
}
