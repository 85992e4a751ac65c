import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearch } from 'wouter';
import { readEntryState, writeEntryState } from '../../../lib/browser/history/entryState.ts';

/**
 * Key in the state of the history entry. Its value is the query of the URL with which the entry last showed the board.
 */
const ENTRY_KEY = 'board';

/** Calls `onFresh` when the board is opened in any other way than by Back, Forward or a reload. */
export function useFreshArrival(onFresh: () => void): void {
  // A dialog over the board has an entry with a query of its own, which is no new visit, so only the first run calls
  // back.
  const search = useSearch();
  const isFirstRun = useRef(true);
  const callBack = useEffectEvent(onFresh);

  useEffect(() => {
    const isKnown = readEntryState(ENTRY_KEY) === search;
    if (isFirstRun.current && !isKnown) callBack();
    isFirstRun.current = false;
    if (!isKnown) writeEntryState(ENTRY_KEY, search);
  }, [search]);
}
