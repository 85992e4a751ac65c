import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearch } from 'wouter';
import { now } from '../../lib/time/clock.ts';
import { readEntryState, writeEntryState } from '../../lib/browser/entryState.ts';

/** Key in the history entry's state that identifies the entry. */
const MARK = 'board';

function readMark(): string | null {
  const mark = readEntryState(MARK);
  return typeof mark === 'string' ? mark : null;
}

function ensureEntryMark(search: string): string {
  const mark = readMark() ?? `${now()}?${search}`;
  writeEntryState(MARK, mark);
  return mark;
}

/**
 * Stores the scroll position per history entry and restores it on Back and Forward. Calls `onFresh` on arrivals of any
 * other kind.
 * @param memory px by history entry; outlives the screen
 */
export function useScrollRestoration(memory: Map<string, number>, onFresh: () => void): void {
  const search = useSearch();
  const isArriving = useRef(true);
  const beginAnew = useEffectEvent(onFresh);

  useEffect(() => {
    const arriving = isArriving.current;
    isArriving.current = false;
    const before = memory.get(readMark() ?? '');
    const mark = ensureEntryMark(search);
    if (arriving && before === undefined) beginAnew();
    // A new screen is scrolled to its top first; the microtask runs after that.
    if (arriving && before !== undefined) queueMicrotask(() => window.scrollTo(0, before));
    if (!arriving) memory.set(mark, window.scrollY);

    const remember = () => memory.set(mark, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
    // Depends on `search`, because a dialog over the board is a history entry of its own.
  }, [memory, search]);
}
