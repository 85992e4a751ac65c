import type { MediaControls, MediaState } from '../../../lib/media/mediaControls.ts';
import { PartBand } from './PartBand.tsx';
import { Seeker } from './Seeker.tsx';
import { Waveform } from './Waveform.tsx';

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
