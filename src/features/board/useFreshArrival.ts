import { focusManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearch } from 'wouter';
import { now } from '../../lib/time/clock.ts';
import { readEntryState, writeEntryState } from '../../lib/browser/history/entryState.ts';

/**
 * Key in the state of the history entry. Its value is the query of the URL with which the entry last showed the board.
 */
const ENTRY_KEY = 'board';

/** Milliseconds after which a page that was hidden comes back like a new visit. */
const AWAY_MS = 10 * 60_000;

/**
 * Calls `onFresh`, which resets the board, when it is opened in any other way than by Back, Forward or a reload, and
 * when a page that shows its beginning was hidden for long.
 */
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

  useEffect(() => {
    let hiddenAt = now();
    return focusManager.subscribe((isVisible) => {
      if (!isVisible) hiddenAt = now();
      else if (now() - hiddenAt > AWAY_MS && window.scrollY === 0) callBack();
    });
  }, []);
}
