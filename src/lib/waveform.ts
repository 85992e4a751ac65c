import { logDetail } from './log.ts';
import { trustedScript } from './trustedScript.ts';
import { waveformPeaks } from './waveformPeaks.ts';
import type { PeaksOrder } from './waveformWorker.ts';
// oxlint-disable-next-line import/default -- the build puts the address there
import workerUrl from './waveformWorker.ts?worker&url';

/**
 * What sound is brought down to for its picture. A tenth of what is heard is enough for it, and ten minutes in stereo
 * then take 38 MB for a moment and not 230.
 */
const SAMPLE_RATE = 8_000;

/** Pictures that are remembered: two pages of a board on which everybody posts sound. */
const MOST_REMEMBERED = 40;

/** By address and count. What could not be decoded is remembered too, so that it is not fetched again and again. */
const remembered = new Map<string, Promise<number[] | null>>();

/**
 * The waveform of a sound: `count` peaks from 0 to 1, or null when it can't be had. From an address it fetches the
 * whole sound, so only for one that somebody wants to hear, and it does so once.
 */
export function waveformOf(source: string | Blob, count: number): Promise<number[] | null> {
  if (source instanceof Blob) return orNull(makeWaveform(source.arrayBuffer(), count));
  const key = `${count} ${source}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const made = orNull(makeWaveform(fetchBytes(source), count));
  remembered.set(key, made);
  const oldest = remembered.keys().next().value;
  if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
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

async function makeWaveform(bytes: Promise<ArrayBuffer>, count: number): Promise<number[]> {
  // The browser decodes on a thread of its own.
  const context = new OfflineAudioContext({ numberOfChannels: 1, length: 1, sampleRate: SAMPLE_RATE });
  const sound = await context.decodeAudioData(await bytes);
  const channels = Array.from({ length: sound.numberOfChannels }, (_, channel) => sound.getChannelData(channel));
  return peaksAside(channels, count).catch(() => waveformPeaks(channels, count));
}

/** Counts the peaks off the main thread. */
function peaksAside(channels: Float32Array[], count: number): Promise<number[]> {
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
    worker.postMessage({ channels, count } satisfies PeaksOrder, []);
  });
}
