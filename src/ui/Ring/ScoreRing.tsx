import * as css from './Ring.css.ts';
import { RingArc } from './RingArc.tsx';

interface ScoreDialProps {
  /** From 0 to 100; other values are clamped. */
  value: number;
  /** Width and height in px; default 44. */
  size?: number;
}

/** A score in a ring. Hidden from assistive technology, because the score is also in the text beside it. */
export function ScoreRing({ value, size = 44 }: ScoreDialProps) {
  const shown = Math.min(100, Math.max(0, Math.round(value)));
  return (
    <span className={css.dial} aria-hidden="true" data-value={shown}>
      <RingArc percent={shown} size={size} />
      <span className={css.dialText} style={{ fontSize: size * 0.3 }}>
        {shown}
      </span>
    </span>
  );
}
