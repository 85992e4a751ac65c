import { logDetail } from '../../log/log.ts';
import { isSavingData } from '../../browser/dataSaver.ts';
import { trustedScript } from '../../browser/trustedScript.ts';
import { yieldToMain } from '../../browser/yieldToMain.ts';
import { waveformPeaks } from './waveformPeaks.ts';
import type { PeaksRequest } from './waveformWorker.ts';
// oxlint-disable-next-line import/default -- the build puts the address there
import workerUrl from './waveformWorker.ts?worker&url';

/** Sample rate for decoding. It is enough for a waveform, and ten minutes in stereo take 38 MB instead of 230 MB. */
const SAMPLE_RATE = 8_000;

/** Number of cached waveforms: two pages of a board on which every post has audio. */
const MAX_CACHED = 40;

type Waveform = Promise<number[] | null>;

/** By count and URL. Failures are cached too, so that they are not fetched again. */
const cache = new Map<string, Waveform>();
/** By file: a take is shown in the recorder and then in the composer. */
const cacheOfFiles = new WeakMap<Blob, Waveform>();

/**
 * Computes the waveform of a sound. For a URL the whole file is downloaded (once), so call it only for a sound
 * that the user wants to play.
 * @param count number of peaks; always the same one for a file
 * @returns `count` peaks from 0 to 1, or null when the file cannot be loaded or decoded
 */
export function loadWaveform(source: string | Blob, count: number): Waveform {
  const known = source instanceof Blob ? cacheOfFiles.get(source) : cache.get(keyOf(source, count));
  if (known !== undefined) return known;
  const bytes = source instanceof Blob ? source.arrayBuffer() : fetchBytes(source);
  const made = orNull(computeWaveform(bytes, count));
  if (source instanceof Blob) cacheOfFiles.set(source, made);
  else remember(keyOf(source, count), made);
  return made;
}

const keyOf = (url: string, count: number) => `${count} ${url}`;

function remember(key: string, made: Waveform): void {
  cache.set(key, made);
  const oldest = cache.keys().next().value;
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
}

/** Maximum size of a file that is downloaded only to draw its waveform, in bytes: ten minutes at 128 kbit/s. */
const MAX_IDLE_BYTES = 10_000_000;

/** The waveforms that are loaded without a press, one after the other. */
let idleWork: Promise<unknown> = Promise.resolve();

interface NearSound {
  /** The player of the sound. */
  near: Element;
  /** Aborted when the player is gone, or the sound is wanted at once. */
  signal: AbortSignal;
}

/**
 * Computes the waveform of a sound that nobody has played, when its player is within one screen of the viewport and the
 * browser has time. Does nothing for a large file and while the user saves data.
 * @param onPeaks called with the peaks; not called when they are unavailable
 */
export function loadWaveformWhenIdle(
  url: string,
  count: number,
  { near, signal }: NearSound,
  onPeaks: (peaks: number[]) => void,
): void {
  const key = keyOf(url, count);
  const show = (peaks: number[] | null) => peaks !== null && !signal.aborted && onPeaks(peaks);
  const known = cache.get(key);
  if (known !== undefined) return void known.then(show);
  if (isSavingData()) return;
  const load = async () => {
    if (signal.aborted) return;
    const peaks = await orNull(computeWaveform(fetchBytes(url, MAX_IDLE_BYTES), count));
    // A failure is not remembered: it may be the size, and a press on play loads any size.
    if (peaks !== null && !cache.has(key)) remember(key, Promise.resolve(peaks));
    show(peaks);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      idleWork = idleWork.then(() => yieldToMain('background')).then(load);
    },
    { rootMargin: '100% 0px' },
  );
  observer.observe(near);
  signal.addEventListener('abort', () => observer.disconnect());
}

function orNull(made: Promise<number[]>): Waveform {
  return made.catch((error: unknown) => {
    logDetail(`No waveform: ${String(error)}`);
    return null;
  });
}

/** @param most bytes from which on it rejects; the size may be unknown before the file is read */
async function fetchBytes(url: string, most = Number.POSITIVE_INFINITY): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  if (most < Number.POSITIVE_INFINITY && response.body !== null) return readUpTo(most, response.body.getReader());
  return response.arrayBuffer();
}

async function readUpTo(
  most: number,
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).arrayBuffer();
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new Error(`More than ${most} bytes`);
    }
    parts.push(value);
  }
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
