import * as css from './Ring.css.ts';
import { RingArc } from './RingArc.tsx';

interface ScoreDialProps {
  /** From 0 to 100; what lies outside is shown as the nearer end. */
  value: number;
  /** Width and height in px; 44 unless given. */
  size?: number;
}

/** A score as a ring that closes. Decoration with figures: the words with the score stand beside it. */
export function ScoreDial({ value, size = 44 }: ScoreDialProps) {
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
