import { useId } from 'react';
import * as ring from '../Ring/Ring.css.ts';
import { RingGradient } from '../Ring/BrandMark.tsx';
import * as css from './Progress.css.ts';

const RADIUS = 13;
const LENGTH = 2 * Math.PI * RADIUS;

interface RingProgressProps {
  /** From 0 to 100; other values are clamped. */
  value: number;
  /** Accessible name: プロフィール充実度. */
  label: string;
  /** Width and height in px; default 72. */
  size?: number;
}

/** A ring that shows how complete something is, such as the own profile. For a running task use `ProgressBar`. */
export function RingProgress({ value, label, size = 72 }: RingProgressProps) {
  const gradient = useId();
  const percent = Math.min(100, Math.max(0, Math.round(value)));
  return (
    <span
      className={css.ring}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <svg
        className={ring.mark}
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
        <circle className={ring.track} cx="16" cy="16" r={RADIUS} strokeWidth="3" />
        <circle
          className={`${ring.stroke} ${ring.dialArc}`}
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
      <span className={css.inside} aria-hidden="true" style={{ fontSize: size * 0.24 }}>
        {`${percent}%`}
      </span>
    </span>
  );
}
