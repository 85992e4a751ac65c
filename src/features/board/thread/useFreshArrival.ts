import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearch } from 'wouter';
import { readEntryState, writeEntryState } from '../../../lib/browser/history/entryState.ts';

/** Key in the history entry's state; the query of the address under which the entry has shown the board. */
const SHOWN = 'board';

/** Calls `onFresh` when the board is opened in any other way than by Back, Forward or a reload. */
export function useFreshArrival(onFresh: () => void): void {
  // A dialog over the board has a query and is a history entry of its own.
  const search = useSearch();
  const isArriving = useRef(true);
  const beginAnew = useEffectEvent(onFresh);

  useEffect(() => {
    const isKnown = readEntryState(SHOWN) === search;
    if (isArriving.current && !isKnown) beginAnew();
    isArriving.current = false;
    if (!isKnown) writeEntryState(SHOWN, search);
  }, [search]);
}
