import { media } from '../copy.ts';
import * as css from './PartBand.css.ts';

interface PartBandProps {
  /** Start of the part as a share of the whole, 0 to 1. */
  start: number;
  /** End of the part, 0 to 1; null while only its start is set. */
  end: number | null;
}

/** The part that is repeated, drawn over the waveform or the bar. */
export function PartBand({ start, end }: PartBandProps) {
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
