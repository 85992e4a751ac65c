import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearch } from 'wouter';
import { now } from '../../lib/clock.ts';
import { entryMark, markEntry } from '../../lib/historyEntry.ts';

/** What the entry of the history carries to be known again. */
const MARK = 'board';

function readMark(): string | null {
  const mark = entryMark(MARK);
  return typeof mark === 'string' ? mark : null;
}

function knowEntry(search: string): string {
  const mark = readMark() ?? `${now()}?${search}`;
  markEntry(MARK, mark);
  return mark;
}

/**
 * Remembers where the view stands and, when somebody comes back here through the history, goes there again. Calls
 * `onFresh` when they come anew instead.
 * @param memory px by entry of the history; lasts longer than the screen
 */
export function useScrollMemory(memory: Map<string, number>, onFresh: () => void): void {
  const search = useSearch();
  const isArriving = useRef(true);
  const beginAnew = useEffectEvent(onFresh);

  useEffect(() => {
    const arriving = isArriving.current;
    isArriving.current = false;
    const before = memory.get(readMark() ?? '');
    const mark = knowEntry(search);
    if (arriving && before === undefined) beginAnew();
    // Arriving anywhere begins at the top; that has been done when this comes.
    if (arriving && before !== undefined) queueMicrotask(() => window.scrollTo(0, before));
    if (!arriving) memory.set(mark, window.scrollY);

    const remember = () => memory.set(mark, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
    // A dialog over the board is an entry of its own, which has to be known again too.
  }, [memory, search]);
}
