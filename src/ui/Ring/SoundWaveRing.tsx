import { useId } from 'react';
import * as css from './Ring.css.ts';
import { RingGradient } from './BrandMark.tsx';

const BARS = 132;
const INNER = 62;

/**
 * Returns the length of a bar in units of the drawing: a sum of three sine waves that is continuous around the circle.
 * @param turn angle in radians
 */
function barLength(turn: number): number {
  const chord = Math.sin(turn * 3) * 0.5 + Math.sin(turn * 7 + 1.2) * 0.3 + Math.sin(turn * 17 + 0.4) * 0.2;
  return 5 + 24 * Math.abs(chord) ** 1.15;
}

function bars(): string {
  return Array.from({ length: BARS }, (_, index) => {
    const turn = (index / BARS) * 2 * Math.PI;
    const at = (radius: number) =>
      `${(100 + radius * Math.cos(turn)).toFixed(1)} ${(100 + radius * Math.sin(turn)).toFixed(1)}`;
    return `M${at(INNER)}L${at(INNER + barLength(turn))}`;
  }).join('');
}

const wave = bars();

/** The decoration of the login, search and 404 screens: a sound wave bent into a ring. Fills the box of its parent. */
export function SoundWaveRing() {
  const gradient = useId();
  return (
    <svg className={css.sound} viewBox="0 0 200 200" fill="none" aria-hidden="true" focusable="false">
      <defs>
        <RingGradient id={gradient} />
      </defs>
      <g stroke={`url(#${gradient})`} strokeLinecap="round">
        <circle cx="100" cy="100" r="54" strokeWidth="0.6" className={css.soundFaint} />
        <circle cx="100" cy="100" r="46" strokeWidth="0.4" className={css.soundFaint} />
        <path d={wave} strokeWidth="1.5" />
      </g>
    </svg>
  );
}
