import { useId } from 'react';
import * as css from './Ring.css.ts';
import { RingGradient } from './RingGradient.tsx';

interface ScoreDialProps {
  /** From 0 to 100; what lies outside is shown as the nearer end. */
  value: number;
  /** Width and height in px; 44 unless given. */
  size?: number;
}

const RADIUS = 13;
const LENGTH = 2 * Math.PI * RADIUS;

/** A score as a ring that closes. Decoration with figures: the words with the score stand beside it. */
export function ScoreDial({ value, size = 44 }: ScoreDialProps) {
  const gradient = useId();
  const shown = Math.min(100, Math.max(0, Math.round(value)));
  return (
    <span className={css.dial} aria-hidden="true" data-value={shown}>
      <svg className={css.mark} width={size} height={size} viewBox="0 0 32 32" fill="none" focusable="false">
        <defs>
          <RingGradient id={gradient} />
        </defs>
        <circle className={css.track} cx="16" cy="16" r={RADIUS} strokeWidth="3" />
        <circle
          className={`${css.stroke} ${css.dialArc}`}
          cx="16"
          cy="16"
          r={RADIUS}
          stroke={`url(#${gradient})`}
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - shown / 100)}
        />
      </svg>
      <span className={css.dialText} style={{ fontSize: size * 0.3 }}>
        {shown}
      </span>
    </span>
  );
}
