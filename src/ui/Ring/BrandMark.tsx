import { useId } from 'react';
import * as css from './Ring.css.ts';

interface BrandMarkProps {
  /** Width and height in px. */
  size: number;
  /** Rotates, as a loading indicator. */
  spinning?: boolean;
}

/** The brand's symbol 音の輪: an open ring with the head of a note in its gap. Decoration; the text is beside it. */
export function BrandMark({ size, spinning = false }: BrandMarkProps) {
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

/** A gradient of the two brand colours for svg strokes. */
export function RingGradient({ id }: { id: string }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" className={css.from} />
      <stop offset="1" className={css.to} />
    </linearGradient>
  );
}
