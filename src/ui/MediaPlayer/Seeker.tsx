import { useId, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { mediaLength } from '../../lib/mediaLength.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { media } from './copy.ts';
import { seekTarget } from './seekTarget.ts';
import * as css from './Seeker.css.ts';

interface SeekerProps {
  /** Seconds from the beginning. */
  time: number;
  /** Seconds; 0 while nobody knows. */
  duration: number;
  /** How it is operated, read out after the position. */
  hint?: string;
  onSeek: (seconds: number) => void;
  /** Draws the position: seconds, and whether a pointer holds it. */
  children: (time: number, isHeld: boolean) => ReactNode;
}

/** Where it plays, to be taken hold of: by pointer anywhere on it, by the arrow keys 5 s at a time. */
export function Seeker({ time, duration, hint, onSeek, children }: SeekerProps) {
  const hintId = useId();
  /** Where the pointer holds it; it plays on meanwhile. */
  const [held, setHeld] = useState<number | null>(null);
  const shown = held ?? time;

  const secondsAt = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return Math.max(0, Math.min(1, (event.clientX - left) / width)) * duration;
  };
  const grab = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || duration === 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setHeld(secondsAt(event));
  };
  const press = (event: KeyboardEvent) => {
    const target = seekTarget(event.key, shown, duration);
    if (target === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onSeek(target);
  };

  return (
    <div
      role="slider"
      tabIndex={0}
      className={css.root}
      aria-label={media.seek}
      aria-describedby={hint ? hintId : undefined}
      aria-valuemin={0}
      aria-valuemax={Math.floor(duration)}
      aria-valuenow={Math.floor(Math.min(shown, duration))}
      aria-valuetext={media.time(mediaLength(shown), mediaLength(duration))}
      onKeyDown={press}
      onPointerDown={grab}
      onPointerMove={(event) => held !== null && setHeld(secondsAt(event))}
      onPointerUp={(event) => {
        if (held !== null) onSeek(secondsAt(event));
        setHeld(null);
      }}
      onPointerCancel={() => setHeld(null)}
    >
      {children(shown, held !== null)}
      {hint && (
        <VisuallyHidden>
          <span id={hintId}>{hint}</span>
        </VisuallyHidden>
      )}
    </div>
  );
}
