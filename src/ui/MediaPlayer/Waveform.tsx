import { useId, useLayoutEffect, useRef } from 'react';
import { RingGradient } from '../Ring/BrandMark.tsx';
import * as css from './MediaPlayer.css.ts';

interface WaveformProps {
  /** Peaks from 0 to 1; null when unavailable, undefined before they are loaded. */
  peaks: readonly number[] | null | undefined;
  /** Played share, 0 to 1. */
  played: number;
  /** While playing, returns the current played share; called once per frame. */
  livePlayed: (() => number) | null;
  /** The sound has been played or sought, so the line at the position is visible. */
  isTouched: boolean;
}

/** The waveform of a sound, with the played part in brand colours. A plain bar without peaks. */
export function Waveform({ peaks, played, livePlayed, isTouched }: WaveformProps) {
  const gradient = useId();
  const root = useRef<HTMLDivElement>(null);

  // Sets the variable directly, to avoid a React render per frame.
  useLayoutEffect(() => {
    const show = (share: number) => root.current?.style.setProperty(nameOf(css.played), `${share * 100}%`);
    show(played);
    if (livePlayed === null) return undefined;
    let frame = requestAnimationFrame(function paint() {
      show(livePlayed());
      frame = requestAnimationFrame(paint);
    });
    return () => cancelAnimationFrame(frame);
  }, [played, livePlayed]);

  if (peaks === null) {
    return (
      <div ref={root} className={css.waveform} data-waveform="plain">
        <div className={css.track}>
          <div className={css.filling} />
        </div>
        <span className={css.head} data-hidden={isTouched ? undefined : ''} />
      </div>
    );
  }
  const path = barsPath(peaks ?? EMPTY_PEAKS);
  const width = (peaks ?? EMPTY_PEAKS).length;
  const shape = { d: path, vectorEffect: 'non-scaling-stroke' } as const;
  const box = { viewBox: `0 0 ${width} 100`, preserveAspectRatio: 'none', 'aria-hidden': true } as const;
  return (
    <div ref={root} className={css.waveform} data-waveform={peaks === undefined ? 'still' : 'drawn'}>
      <svg {...box} className={`${css.bars} ${css.rest}`}>
        <path {...shape} />
      </svg>
      <svg {...box} className={`${css.bars} ${css.done}`}>
        <defs>
          <RingGradient id={gradient} />
        </defs>
        <path {...shape} stroke={`url(#${gradient})`} />
      </svg>
      <span className={css.head} data-hidden={isTouched ? undefined : ''} />
    </div>
  );
}

/** `var(--x)` → `--x`. */
const nameOf = (variable: string) => variable.slice(4, -1);

/** Number of bars: few enough for a phone, and enough to show the rhythm. */
export const BARS = 80;

/** Half the height of the smallest bar, in units of 100, so that silence is visible as a dot. */
const MIN_HALF_HEIGHT = 1.5;
const MAX_HALF_HEIGHT = 48;

/** Peaks to show before the sound is loaded. */
const EMPTY_PEAKS: readonly number[] = Array.from({ length: BARS }, () => 0);

/**
 * Returns the bars of a `Waveform` as SVG path data in a box of (number of peaks) × 100. Peaks are normalized, so that
 * quiet sounds fill the height too.
 */
function barsPath(peaks: readonly number[]): string {
  const loudest = Math.max(...peaks, 0.05);
  return peaks
    .map((peak, index) => {
      const half = Math.max(MIN_HALF_HEIGHT, (peak / loudest) * MAX_HALF_HEIGHT);
      return `M${index + 0.5} ${(50 - half).toFixed(1)}V${(50 + half).toFixed(1)}`;
    })
    .join('');
}
