import type { CSSProperties } from 'react';
import * as css from './ScoreRing.css.ts';

interface ScoreRingProps {
  /** From 0 to 100; other values are clamped. */
  value: number;
  /** Width and height in px; default 44. */
  size?: number;
  /** Whether the number is left out, because the text beside it says it. */
  isBare?: boolean;
}

/**
 * A person's match score in a ring. Hidden from assistive technology, because the score is also in the text beside it.
 * It is a single element, because a page of cards has a dozen of them.
 */
export function ScoreRing({ value, size = 44, isBare = false }: ScoreRingProps) {
  const shown = Math.min(100, Math.max(0, Math.round(value)));
  const style = { [css.PERCENT]: shown, width: size, height: size, fontSize: size * 0.3 } as CSSProperties;
  return (
    <span className={css.root} style={style} aria-hidden="true" data-value={shown}>
      {!isBare && shown}
    </span>
  );
}
