/** Number of bars: few enough for a phone, and enough to show the rhythm. */
export const BARS = 80;

/** Half the height of the smallest bar, in units of 100, so that silence is visible as a dot. */
const MIN_HALF_HEIGHT = 1.5;
const MAX_HALF_HEIGHT = 48;

/** Peaks to show before the sound is loaded. */
export const EMPTY_PEAKS: readonly number[] = Array.from({ length: BARS }, () => 0);

/**
 * Returns the bars of a `Waveform` as SVG path data in a box of (number of peaks) × 100. Peaks are normalized, so that
 * quiet sounds fill the height too.
 */
export function barsPath(peaks: readonly number[]): string {
  const loudest = Math.max(...peaks, 0.05);
  return peaks
    .map((peak, index) => {
      const half = Math.max(MIN_HALF_HEIGHT, (peak / loudest) * MAX_HALF_HEIGHT);
      return `M${index + 0.5} ${(50 - half).toFixed(1)}V${(50 + half).toFixed(1)}`;
    })
    .join('');
}
