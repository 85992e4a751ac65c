import * as css from './Ring.css.ts';

/** A gradient of the two brand colours for svg strokes. */
export function RingGradient({ id }: { id: string }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" className={css.from} />
      <stop offset="1" className={css.to} />
    </linearGradient>
  );
}
