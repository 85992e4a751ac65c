import { useId, useLayoutEffect, useRef } from 'react';
import { RingGradient } from '../../Ring/RingGradient.tsx';
import { barsPath, EMPTY_PEAKS } from './barsPath.ts';
import * as css from './Waveform.css.ts';

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
      <div ref={root} className={css.root} data-waveform="plain">
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
