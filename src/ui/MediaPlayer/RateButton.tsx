import { playbackRates } from '../../lib/media/settings/playbackRate.ts';
import { media } from './copy.ts';
import * as css from './MediaPlayer.css.ts';

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
