import type { MediaStatus } from '../../lib/mediaControls.ts';
import { mediaLength } from '../../lib/mediaLength.ts';
import { media } from './copy.ts';
import * as css from './TimeRow.css.ts';

interface MediaTimeProps {
  status: MediaStatus;
  time: number;
  /** Seconds; 0 while nobody knows. */
  duration: number;
}

/** How far it is, or that it can't be played. Silent for the ear: the slider says it. */
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
