import { after } from '../../../lib/time/timer.ts';
import { takeFormat } from './takeFile.ts';

/** Why no microphone is available. */
export type Refusal = 'refuse' | 'absent' | 'busy';

/** The error of a `MicrophonePort` that cannot open a microphone, with the reason to tell the user. */
export class NoMicrophone extends Error {
  readonly reason: Refusal;
  constructor(reason: Refusal) {
    super(`There is no microphone: ${reason}`);
    this.reason = reason;
  }
}

/** Listeners to an open microphone. */
interface Listeners {
  /** Receives one second of the take, or at the end the rest. */
  onChunk: (chunk: Blob) => void;
  /** Called when the microphone was unplugged or the browser has ended the recording. */
  onLost: () => void;
}

/** An open microphone and its recorder. */
export interface Microphone {
  /** MIME type of the recording: `audio/mp4` or `audio/webm`. */
  type: string;
  /** Starts recording. Resolves when sound is recorded, which takes Firefox up to a second. */
  record: () => Promise<void>;
  pause: () => void;
  resume: () => void;
  /** Ends the recording. Resolves when the last chunk was reported. */
  stop: () => Promise<void>;
  /** Returns the current loudness, from 0 to 1. */
  level: () => number;
  /** Plays `count` clicks, one every `seconds` seconds. The first one is accented and plays at once. */
  click: (count: number, seconds: number) => void;
  /** Releases the microphone; nothing is reported any more. */
  close: () => void;
}

/** Access to the microphone, for `createRecorder`. */
export interface MicrophonePort {
  isSupported: () => boolean;
  /** Requests the microphone. @throws NoMicrophone */
  open: (listeners: Listeners) => Promise<Microphone>;
}

/** The processing that browsers apply to voice calls would distort music. */
const CONSTRAINTS = { audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false } };
const BITS_PER_SECOND = 128_000;
const CHUNK_MS = 1_000;
/** Duration of a click in seconds. */
const CLICK = 0.05;

const recordedFormat = () =>
  typeof MediaRecorder === 'undefined' ? null : takeFormat((type) => MediaRecorder.isTypeSupported(type));

/** The microphone of this browser. */
export const browserMicrophone: MicrophonePort = {
  // The page of an insecure context has no media devices.
  isSupported: () => recordedFormat() !== null && 'mediaDevices' in navigator,
  async open({ onChunk, onLost }) {
    const format = recordedFormat();
    if (format === null) throw new NoMicrophone('absent');
    // Created before the permission prompt: Safari plays sound only if the context was created by the press itself.
    const context = new AudioContext();
    const stream = await navigator.mediaDevices.getUserMedia(CONSTRAINTS).catch((error: unknown) => {
      void context.close();
      throw new NoMicrophone(refusalOf(error));
    });
    const release = () => {
      for (const each of stream.getTracks()) each.stop();
      void context.close();
    };
    const [track] = stream.getAudioTracks();
    const recorder = createRecorder(stream, format.mimeType, release);
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const listening = new AbortController();
    const { signal } = listening;
    recorder.addEventListener('dataavailable', ({ data }) => data.size > 0 && onChunk(data), { signal });
    recorder.addEventListener('error', onLost, { signal });
    track?.addEventListener('ended', onLost, { signal });
    void context.resume();
    return {
      type: format.type,
      record: () =>
        new Promise((resolve) => {
          recorder.addEventListener('start', () => resolve(), { signal });
          recorder.start(CHUNK_MS);
        }),
      pause: () => recorder.pause(),
      resume: () => recorder.resume(),
      stop: () =>
        new Promise((resolve) => {
          // A recorder that stopped by itself, as when the microphone was unplugged, reports the rest in the same task.
          if (recorder.state === 'inactive') return void after(0, resolve);
          recorder.addEventListener('stop', () => resolve(), { signal });
          recorder.stop();
        }),
      level() {
        analyser.getFloatTimeDomainData(samples);
        return Math.min(
          1,
          samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0),
        );
      },
      click(count, seconds) {
        // Read once, because the time advances while the clicks are scheduled.
        const first = context.currentTime;
        for (let beat = 0; beat < count; beat += 1) playClick(context, first + beat * seconds, beat === 0);
      },
      close() {
        listening.abort();
        if (recorder.state !== 'inactive') recorder.stop();
        release();
      },
    };
  },
};

/** Calls `release` if the browser refuses to record the stream. */
function createRecorder(stream: MediaStream, mimeType: string, release: () => void): MediaRecorder {
  try {
    return new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
  } catch (error) {
    release();
    throw error;
  }
}

function refusalOf(error: unknown): Refusal {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refuse';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'absent';
}

function playClick(context: AudioContext, at: number, isAccented: boolean): void {
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.frequency.value = isAccented ? 1_500 : 1_000;
  volume.gain.setValueAtTime(0.5, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + CLICK);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + CLICK);
}
