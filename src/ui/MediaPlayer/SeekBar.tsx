import { useId, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import type { MediaControls, MediaState } from '../../lib/media/mediaControls.ts';
import { mediaLength } from '../../lib/media/mediaLength.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Waveform } from './Waveform.tsx';
import { media } from './copy.ts';
import * as css from './MediaPlayer.css.ts';

interface SeekBarProps {
  controls: Pick<MediaControls, 'position'>;
  state: Pick<MediaState, 'status' | 'time' | 'isSeekable' | 'part'>;
  /** Seconds; 0 while unknown. */
  duration: number;
  /** Peaks for `Waveform`; without them a plain bar is shown. */
  peaks?: readonly number[] | null | undefined;
  /** Instructions, announced after the position. */
  hint?: string;
  onSeek: (seconds: number) => void;
}

/** A waveform or a plain bar that shows the position of a medium and seeks when it is pressed or dragged. */
export function SeekBar({
  controls,
  state: { status, time, isSeekable, part },
  duration,
  onSeek,
  ...look
}: SeekBarProps) {
  const { peaks, hint } = { peaks: null, ...look };
  const shareOf = (seconds: number) => (duration > 0 ? Math.min(1, seconds / duration) : 0);
  return (
    <Seeker time={time} duration={duration} {...(hint && { hint })} disabled={!isSeekable} onSeek={onSeek}>
      {(shown, isDragging) => (
        <>
          <Waveform
            peaks={peaks}
            played={shareOf(shown)}
            livePlayed={status === 'playing' && !isDragging ? () => shareOf(controls.position()) : null}
            isTouched={status !== 'idle' || shown > 0}
          />
          {part !== null && <PartBand start={shareOf(part.start)} end={part.end === null ? null : shareOf(part.end)} />}
        </>
      )}
    </Seeker>
  );
}

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
function Seeker({ time, duration, hint, disabled = false, onSeek, children }: SeekerProps) {
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
      className={css.seekBar}
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

interface PartBandProps {
  /** Start of the part as a share of the whole, 0 to 1. */
  start: number;
  /** End of the part, 0 to 1; null while only its start is set. */
  end: number | null;
}

/** The part that is repeated, drawn over the waveform or the bar. */
function PartBand({ start, end }: PartBandProps) {
  const [from, to] = media.partMarks;
  return (
    <span
      className={css.band}
      style={{ left: `${start * 100}%`, width: `${((end ?? start) - start) * 100}%` }}
      data-part={end === null ? 'begun' : 'repeated'}
      aria-hidden="true"
    >
      <span className={css.flagOf.start}>{from}</span>
      {end !== null && <span className={css.flagOf.end}>{to}</span>}
    </span>
  );
}

const STEP = 5;
const PAGE = 30;

/**
 * Returns the position in seconds that a key seeks to on a slider of a sound or video; null for other keys.
 * @param step seconds for an arrow key
 * @param page seconds for PageUp and PageDown
 */
export function seekTarget(key: string, time: number, duration: number, step = STEP, page = PAGE): number | null {
  const targets: Partial<Record<string, number>> = {
    ArrowLeft: time - step,
    ArrowDown: time - step,
    ArrowRight: time + step,
    ArrowUp: time + step,
    PageDown: time - page,
    PageUp: time + page,
    Home: 0,
    End: duration,
  };
  const target = targets[key];
  return target === undefined ? null : Math.max(0, Math.min(duration, target));
}
