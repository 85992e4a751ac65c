import { useId, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { mediaLength } from '../../../lib/media/mediaLength.ts';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import { media } from '../copy.ts';
import { seekTarget } from './seekTarget.ts';
import * as css from './Seeker.css.ts';

interface SeekerProps {
  /** Current position in seconds. */
  time: number;
  /** Seconds; 0 while unknown. */
  duration: number;
  /** Instructions, announced after the position. */
  hint?: string;
  /** Seeking is not possible; the slider only shows the position. */
  disabled?: boolean;
  onSeek: (seconds: number) => void;
  /** Draws the position, given in seconds, and whether it is being dragged. */
  children: (time: number, isDragging: boolean) => ReactNode;
}

/** A slider for the playback position, operated by pointer or by arrow keys in steps of 5 s. */
export function Seeker({ time, duration, hint, disabled = false, onSeek, children }: SeekerProps) {
  const hintId = useId();
  /** Position in seconds while dragging, else null; playback continues meanwhile. */
  const [draggedTime, setDraggedTime] = useState<number | null>(null);
  const shown = draggedTime ?? time;

  const secondsAt = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return Math.max(0, Math.min(1, (event.clientX - left) / width)) * duration;
  };
  const grab = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || duration === 0 || disabled) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDraggedTime(secondsAt(event));
  };
  const press = (event: KeyboardEvent) => {
    const target = seekTarget(event.key, shown, duration);
    if (disabled || target === null || event.ctrlKey || event.metaKey || event.altKey) return;
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
      aria-disabled={disabled || undefined}
      aria-valuemin={0}
      aria-valuemax={Math.floor(duration)}
      aria-valuenow={Math.floor(Math.min(shown, duration))}
      aria-valuetext={media.time(mediaLength(shown), mediaLength(duration))}
      onKeyDown={press}
      onPointerDown={grab}
      onPointerMove={(event) => draggedTime !== null && setDraggedTime(secondsAt(event))}
      onPointerUp={(event) => {
        if (draggedTime !== null) onSeek(secondsAt(event));
        setDraggedTime(null);
      }}
      onPointerCancel={() => setDraggedTime(null)}
    >
      {children(shown, draggedTime !== null)}
      {hint && (
        <VisuallyHidden>
          <span id={hintId}>{hint}</span>
        </VisuallyHidden>
      )}
    </div>
  );
}
