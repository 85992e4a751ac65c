import { type RefObject, useEffect, useEffectEvent } from 'react';
import { itemAt, type Sequence } from '../../../lib/collections/sequence.ts';
import type { ChatEntry } from '../../../realtime/selectors.ts';
import { FloatingDay } from './FloatingDay.tsx';
import { watchKeys } from './watchKeys.ts';
import { watchPresses } from './watchPresses.ts';

interface LogToolsProps {
  /** The scrolling element of the log. */
  scroller: RefObject<HTMLElement | null>;
  entries: Sequence<ChatEntry>;
  /** Milliseconds since 1970. */
  now: number;
}

/** Adds to a rendered log the floating day and the handlers for touch and keys on its messages. */
export function LogTools({ scroller, entries, now }: LogToolsProps) {
  const textAt = useEffectEvent((index: number) => itemAt(entries, index)?.content);
  useEffect(() => {
    const log = scroller.current;
    if (log === null) return undefined;
    const stops = [watchKeys(log), watchPresses(log, (index) => textAt(index))];
    return () => stops.forEach((stop) => stop());
  }, [scroller]);
  return <FloatingDay scroller={scroller} entries={entries} now={now} />;
}
