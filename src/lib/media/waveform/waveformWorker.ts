import { waveformPeaks } from './waveformPeaks.ts';

export interface PeaksRequest {
  channels: Float32Array[];
  count: number;
}

addEventListener('message', ({ data: { channels, count } }: MessageEvent<PeaksRequest>) => {
  postMessage(waveformPeaks(channels, count));
});
