import { media } from './copy.ts';
import * as css from './TimeRow.css.ts';

/**
 * The rates in the order in which presses cycle through them: first faster, for listening, then slower, for playing
 * along.
 */
export const playbackRates = [1, 1.25, 1.5, 2, 0.5, 0.75] as const;

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
