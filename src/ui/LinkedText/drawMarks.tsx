import type { ReactNode } from 'react';
import type { TextRange } from '../../lib/text/foldedRanges.ts';
import type { DrawText } from './LinkedText.tsx';
import * as css from './LinkedText.css.ts';

/**
 * Returns a function that renders parts of a text with the ranges marked that a search has found in it.
 * @param ranges in the order of their starts
 * @param isCurrent whether the text is the current one of the search results; default false
 */
export function drawMarks(ranges: readonly TextRange[], isCurrent = false): DrawText {
  return (stretch, start) => {
    const drawn: ReactNode[] = [];
    let done = 0;
    for (const range of ranges) {
      const from = Math.max(done, range.start - start);
      const to = Math.min(stretch.length, range.end - start);
      if (to <= from) continue;
      if (from > done) drawn.push(<span key={done}>{stretch.slice(done, from)}</span>);
      drawn.push(
        <mark key={from} className={css.mark} data-current={isCurrent ? '' : undefined}>
          {stretch.slice(from, to)}
        </mark>,
      );
      done = to;
    }
    if (done === 0) return stretch;
    if (done < stretch.length) drawn.push(<span key={done}>{stretch.slice(done)}</span>);
    return drawn;
  };
}
