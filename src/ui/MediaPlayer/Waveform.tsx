import { useId, useLayoutEffect, useRef } from 'react';
import { RingGradient } from '../Ring/RingGradient.tsx';
import { barsPath, STILL } from './barsPath.ts';
import * as css from './Waveform.css.ts';

interface WaveformProps {
  /** Peaks from 0 to 1; null where there are none to be had, undefined before anybody asked. */
  peaks: readonly number[] | null | undefined;
  /** Share that has been played, 0 to 1. */
  played: number;
  /** Asked anew for each frame while it plays. */
  livePlayed: (() => number) | null;
  /** Something of it has been played or sought: the line at the position is shown. */
  isTouched: boolean;
}

/** The sound as a picture: what has been played in the brand's colours. A plain bar where there is no picture. */
export function Waveform({ peaks, played, livePlayed, isTouched }: WaveformProps) {
  const gradient = useId();
  const root = useRef<HTMLDivElement>(null);

  // Not through React: sixty times a second only one variable changes.
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
      <div ref={root} className={css.root} data-waveform="plain">
        <div className={css.track}>
          <div className={css.filling} />
        </div>
        <span className={css.head} data-hidden={isTouched ? undefined : ''} />
      </div>
    );
  }
  const path = barsPath(peaks ?? STILL);
  const width = (peaks ?? STILL).length;
  const shape = { d: path, vectorEffect: 'non-scaling-stroke' } as const;
  const box = { viewBox: `0 0 ${width} 100`, preserveAspectRatio: 'none', 'aria-hidden': true } as const;
  return (
    <div ref={root} className={css.root} data-waveform={peaks === undefined ? 'still' : 'drawn'}>
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
