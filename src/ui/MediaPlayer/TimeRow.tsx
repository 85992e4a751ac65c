import type { ComponentProps } from 'react';
import type { MediaStatus } from '../../lib/media/mediaControls.ts';
import { mediaLength } from '../../lib/media/mediaLength.ts';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { media } from './copy.ts';
import type { PlayerSettings as Settings } from './PlayerSettings.tsx';
import * as css from './MediaPlayer.css.ts';

interface MediaTimeProps {
  status: MediaStatus;
  time: number;
  /** Seconds; 0 while unknown. */
  duration: number;
  /** On a phone shows one of the two: the duration before the first play, then the position. */
  isBrief?: boolean;
}

/**
 * Shows the position and the duration, or that the media cannot be played. The position is hidden from assistive
 * technology, because the slider has it as its value.
 */
export function MediaTime({ status, time, duration, isBrief = false }: MediaTimeProps) {
  if (status === 'failed') {
    return (
      <p className={css.time} role="alert" data-failed="">
        {media.failed}
      </p>
    );
  }
  return (
    <p className={css.time} aria-hidden="true">
      {isBrief && <span className={css.brief}>{mediaLength(status === 'idle' ? duration : time)}</span>}
      <span className={isBrief ? css.full : undefined}>{media.time(mediaLength(time), mediaLength(duration))}</span>
    </p>
  );
}

const PlayerSettings = lazyComponent(async () => (await import('./PlayerSettings.tsx')).PlayerSettings);

/** The settings of a player, whose code is loaded once something plays. Their space is reserved until then. */
export function LazyPlayerSettings(props: ComponentProps<typeof Settings>) {
  return (
    <span className={css.settings}>
      <LoadBoundary>
        <PlayerSettings {...props} />
      </LoadBoundary>
    </span>
  );
}
