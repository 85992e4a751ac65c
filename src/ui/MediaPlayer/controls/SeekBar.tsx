import type { MediaControls, MediaState } from '../../../lib/media/mediaControls.ts';
import { PartBand } from './PartBand.tsx';
import { Seeker } from './Seeker.tsx';
import { Waveform } from './Waveform.tsx';

interface SeekBarProps {
  controls: Pick<MediaControls, 'position'>;
  state: Pick<MediaState, 'status' | 'time' | 'isSeekable' | 'part'>;
  /** Seconds; 0 while nobody knows. */
  duration: number;
  /** As `Waveform` takes them; a plain bar unless given. */
  peaks?: readonly number[] | null | undefined;
  /** How it is operated, read out after the position. */
  hint?: string;
  onSeek: (seconds: number) => void;
}

/** A medium as a waveform or a plain bar that can be taken hold of and moves as it plays. */
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
