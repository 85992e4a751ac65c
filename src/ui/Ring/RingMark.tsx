import { useId } from 'react';
import * as css from './Ring.css.ts';
import { RingGradient } from './RingGradient.tsx';

interface RingMarkProps {
  /** Width and height in px. */
  size: number;
  /** Turns it into the loading indicator. */
  spinning?: boolean;
}

/** The motif 音の輪: an open ring, and in its gap the head of a note. Decoration; words stand beside it. */
export function RingMark({ size, spinning = false }: RingMarkProps) {
  const gradient = useId();
  return (
    <svg
      className={spinning ? css.spinner : css.mark}
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
      <path
        className={css.stroke}
        d="M21.2 4.2A13 13 0 1 0 28.6 13"
        stroke={`url(#${gradient})`}
        strokeWidth="4.2"
        strokeLinecap="round"
      />
      <circle className={css.dot} cx="26.4" cy="6.6" r="3" />
    </svg>
  );
}
