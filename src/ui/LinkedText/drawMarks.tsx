import type { ReactNode } from 'react';
import type { TextRange } from '../../lib/text/foldedRanges.ts';
import type { DrawText } from './LinkedText.tsx';
import * as css from './drawMarks.css.ts';

/**
 * Marks what a search has found in a text, in whichever stretches the text is drawn.
 * @param ranges in the order of their starts
 * @param isCurrent the text is the one that is looked at among those found; false unless given
 */
export function drawMarks(ranges: readonly TextRange[], isCurrent = false): DrawText {
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
