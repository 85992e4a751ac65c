import type { MediaStatus } from '../../../lib/media/mediaControls.ts';
import { mediaLength } from '../../../lib/media/mediaLength.ts';
import { media } from '../copy.ts';
import * as css from './TimeRow.css.ts';

interface MediaTimeProps {
  status: MediaStatus;
  time: number;
  /** Seconds; 0 while unknown. */
  duration: number;
}

/**
 * Shows the position and the duration, or that the media cannot be played. The position is hidden from assistive
 * technology, because the slider has it as its value.
 */
export function MediaTime({ status, time, duration }: MediaTimeProps) {
  if (status === 'failed') {
    return (
      <p className={css.time} role="alert" data-failed="">
        {media.failed}
      </p>
    );
  }
  return (
    <p className={css.time} aria-hidden="true">
      {media.time(mediaLength(time), mediaLength(duration))}
    </p>
  );
}
