import { RingArc } from '../Ring/RingArc.tsx';
import * as css from './Progress.css.ts';

interface RingProgressProps {
  /** From 0 to 100; other values are clamped. */
  value: number;
  /** Accessible name: プロフィール充実度. */
  label: string;
  /** Width and height in px; default 72. */
  size?: number;
}

/** A progress indicator in the form of a ring. */
export function RingProgress({ value, label, size = 72 }: RingProgressProps) {
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
      <RingArc percent={percent} size={size} />
      <span className={css.inside} aria-hidden="true" style={{ fontSize: size * 0.24 }}>
        {percent}%
      </span>
    </span>
  );
}
