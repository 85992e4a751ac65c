/**
 * Computes a sound's waveform, the peaks of stretches of equal length: the maximum absolute sample in any channel,
 * clamped to 1. A stretch without samples (more stretches than samples) uses the sample at its position.
 * @param channels samples from −1 to 1, all channels equally long
 * @param count number of stretches, at least 1
 * @returns `count` values from 0 to 1
 * @example waveformPeaks([new Float32Array([0, -0.5, 0.25, 1])], 2) // [0.5, 1]
 */
export function waveformPeaks(channels: readonly Float32Array[], count: number): number[] {
  const length = channels[0]?.length ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const from = Math.min(Math.floor((index * length) / count), Math.max(0, length - 1));
    const to = Math.max(from + 1, Math.floor(((index + 1) * length) / count));
    let peak = 0;
    for (const samples of channels) {
      for (let at = from; at < to; at += 1) peak = Math.max(peak, Math.abs(samples[at] ?? 0));
    }
    return Math.min(1, peak);
  });
}
