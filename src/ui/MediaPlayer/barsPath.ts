/** Bars of a waveform: few enough for a phone, many enough for the rhythm to be seen. */
export const BARS = 80;

/** Half of the smallest bar, in units of 100: silence is a dot and not nothing. */
const LEAST = 1.5;
const MOST = 48;

/** What stands there before the sound has been fetched. */
export const STILL: readonly number[] = Array.from({ length: BARS }, () => 0);

/** The bars as one path in a box of (number of peaks) × 100. Quiet pieces are drawn as high as loud ones. */
export function barsPath(peaks: readonly number[]): string {
  const loudest = Math.max(...peaks, 0.05);
  return peaks
    .map((peak, index) => {
      const half = Math.max(LEAST, (peak / loudest) * MOST);
      return `M${index + 0.5} ${(50 - half).toFixed(1)}V${(50 + half).toFixed(1)}`;
    })
    .join('');
}
