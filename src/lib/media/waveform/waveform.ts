import { logDetail } from '../../log/log.ts';
import { trustedScript } from '../../browser/trustedScript.ts';
import { waveformPeaks } from './waveformPeaks.ts';
import type { PeaksRequest } from './waveformWorker.ts';
// oxlint-disable-next-line import/default -- the build puts the address there
import workerUrl from './waveformWorker.ts?worker&url';

/** Sample rate for decoding. It is enough for a waveform, and ten minutes in stereo take 38 MB instead of 230 MB. */
const SAMPLE_RATE = 8_000;

/** Number of cached waveforms: two pages of a board on which every post has audio. */
const MAX_CACHED = 40;

/** By count and URL. Failures are cached too, so that they are not fetched again. */
const cache = new Map<string, Promise<number[] | null>>();

/**
 * Computes the waveform of a sound. For a URL the whole file is downloaded (once), so call it only for a sound
 * that the user wants to play.
 * @param count number of peaks
 * @returns `count` peaks from 0 to 1, or null when the file cannot be loaded or decoded
 */
export function loadWaveform(source: string | Blob, count: number): Promise<number[] | null> {
  if (source instanceof Blob) return orNull(computeWaveform(source.arrayBuffer(), count));
  const key = `${count} ${source}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = orNull(computeWaveform(fetchBytes(source), count));
  cache.set(key, made);
  const oldest = cache.keys().next().value;
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  return made;
}

function orNull(made: Promise<number[]>): Promise<number[] | null> {
  return made.catch((error: unknown) => {
    logDetail(`No waveform: ${String(error)}`);
    return null;
  });
}

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.arrayBuffer();
}

async function computeWaveform(bytes: Promise<ArrayBuffer>, count: number): Promise<number[]> {
  // The browser decodes on its own thread.
  const context = new OfflineAudioContext({ numberOfChannels: 1, length: 1, sampleRate: SAMPLE_RATE });
  const sound = await context.decodeAudioData(await bytes);
  const channels = Array.from({ length: sound.numberOfChannels }, (_, channel) => sound.getChannelData(channel));
  return computePeaksInWorker(channels, count).catch(() => waveformPeaks(channels, count));
}

/** Computes the peaks in a worker. */
function computePeaksInWorker(channels: Float32Array[], count: number): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(trustedScript('otonowa-worker', workerUrl), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<number[]>) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      reject(new Error('The worker did not start'));
    });
    worker.postMessage({ channels, count } satisfies PeaksRequest, []);
  });
}
