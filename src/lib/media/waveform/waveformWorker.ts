import { waveformPeaks } from './waveformPeaks.ts';

/** A request to this worker, which computes the peaks of a decoded sound for `loadWaveform` off the main thread. */
export interface PeaksRequest {
  channels: Float32Array[];
  count: number;
}

addEventListener('message', ({ data: { channels, count } }: MessageEvent<PeaksRequest>) => {
  postMessage(waveformPeaks(channels, count));
});
