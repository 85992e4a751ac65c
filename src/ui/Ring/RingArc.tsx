import { useId } from 'react';
import * as css from './Ring.css.ts';
import { RingGradient } from './RingGradient.tsx';

const RADIUS = 13;
const LENGTH = 2 * Math.PI * RADIUS;

interface RingArcProps {
  /** From 0 to 100. */
  percent: number;
  /** Width and height in px. */
  size: number;
}

/** A ring that is filled by a percentage. Decoration. */
export function RingArc({ percent, size }: RingArcProps) {
  const gradient = useId();
  return (
    <svg
      className={css.mark}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
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
        // At 0 % a round cap would be visible as a dot.
        strokeLinecap={percent === 0 ? 'butt' : 'round'}
        strokeDasharray={LENGTH}
        strokeDashoffset={LENGTH * (1 - percent / 100)}
      />
    </svg>
  );
}
