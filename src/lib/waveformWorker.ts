import { waveformPeaks } from './waveformPeaks.ts';

export interface PeaksOrder {
  channels: Float32Array[];
  count: number;
}

addEventListener('message', ({ data: { channels, count } }: MessageEvent<PeaksOrder>) => {
  postMessage(waveformPeaks(channels, count));
});
