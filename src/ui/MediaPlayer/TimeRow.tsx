import type { ComponentProps } from 'react';
import type { MediaStatus } from '../../lib/media/mediaControls.ts';
import { mediaLength } from '../../lib/media/mediaLength.ts';
import { playbackRates } from '../../lib/media/settings/playbackRate.ts';
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

interface RateButtonProps {
  rate: number;
  onChange: (rate: number) => void;
}

/** Shows the playback rate; each press switches to the next. */
export function RateButton({ rate, onChange }: RateButtonProps) {
  const next = playbackRates[(playbackRates.findIndex((known) => known === rate) + 1) % playbackRates.length] ?? 1;
  return (
    <button
      type="button"
      className={css.rate}
      aria-label={media.rate(rate)}
      title={media.rate(rate)}
      onClick={() => onChange(next)}
    >
      {media.rateShort(rate)}
    </button>
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
