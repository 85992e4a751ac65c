import type { ReactNode } from 'react';
import { foldedRanges, type TextRange } from '../../../lib/text/foldedRanges.ts';
import type { ChatEntry } from '../../../realtime/selectors.ts';
import type { DrawText } from '../../../ui/LinkedText/LinkedText.tsx';
import * as css from './messageMarks.css.ts';

/**
 * Creates the functions that mark a query in messages. The same message gets the same function, so that only the rows
 * are rendered whose marks change.
 * @param wanted the folded query
 */
export function createMessageMarks(wanted: string): (entry: ChatEntry, isCurrent: boolean) => DrawText {
  const others = new WeakMap<ChatEntry, DrawText>();
  const current = new WeakMap<ChatEntry, DrawText>();
  return (entry, isCurrent) => {
    const known = isCurrent ? current : others;
    const draw = known.get(entry) ?? drawMarks(foldedRanges(entry.content, wanted), isCurrent);
    known.set(entry, draw);
    return draw;
  };
}

/** Marks these ranges of a text, in whichever stretches it is drawn. */
function drawMarks(ranges: readonly TextRange[], isCurrent: boolean): DrawText {
  return (stretch, start) => {
    const drawn: ReactNode[] = [];
    let done = 0;
    for (const range of ranges) {
      const from = Math.max(done, range.start - start);
      const to = Math.min(stretch.length, range.end - start);
      if (to <= from) continue;
      drawn.push(stretch.slice(done, from));
      drawn.push(
        <mark key={from} className={css.mark} data-current={isCurrent ? '' : undefined}>
          {stretch.slice(from, to)}
        </mark>,
      );
      done = to;
    }
    return done === 0 ? stretch : [...drawn, stretch.slice(done)];
  };
}
