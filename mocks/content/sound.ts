import { chance, integer, pick, seededRandom } from './random.ts';

/** Samples a second: enough for tones up to 5 kHz, and small. */
const RATE = 11_025;
/** Bytes of the header of a WAV file. */
const HEADER = 44;
/** Quarter notes of a sound: four bars. */
const BEATS = 16;

/** Semitones of the root of each bar above the key. */
const progressions = [
  [0, 7, 9, 5],
  [9, 5, 0, 7],
  [5, 7, 4, 9],
  [0, 9, 5, 7],
  [2, 7, 0, 9],
] as const;
/** Steps of a melody within a chord, in semitones above its root. */
const arpeggios = [
  [0, 4, 7, 12],
  [12, 7, 4, 7],
  [0, 7, 12, 16],
  [7, 12, 4, 0],
] as const;
/** The loudness of the first overtones: a flute, strings, a bell, an organ. */
const timbres = [
  [1, 0.15],
  [1, 0.5, 0.33, 0.25],
  [1, 0, 0.6, 0, 0.3],
  [1, 0.7, 0, 0.4],
] as const;

const hertz = (key: number) => 440 * 2 ** ((key - 69) / 12);

/**
 * Returns a short piece of music as a WAV file with one channel: a melody, a bass and now and then a beat.
 * @param seed the same seed gives the same sound; its key, tempo, chords and timbre follow from it
 */
export function soundWav(seed: number): ArrayBuffer {
  const random = seededRandom(seed);
  const beat = Math.round((RATE * 60) / integer(92, 150, random));
  const key = integer(52, 63, random);
  const roots = pick(progressions, random);
  const steps = pick(arpeggios, random);
  const timbre = pick(timbres, random);
  const hasBeat = chance(0.6, random);
  const samples = new Float32Array(BEATS * beat);

  /** Adds a tone that fades away. */
  const add = (at: number, length: number, tone: (second: number) => number, loudness: number) => {
    for (let index = 0; index < length && at + index < samples.length; index += 1) {
      const attack = Math.min(1, index / 60);
      samples[at + index] =
        (samples[at + index] ?? 0) + tone(index / RATE) * attack * loudness * (1 - index / length) ** 1.6;
    }
  };
  const voice = (pitch: number) => {
    const base = 2 * Math.PI * hertz(pitch);
    return (second: number) =>
      timbre.reduce<number>((sum, part, over) => sum + part * Math.sin(base * (over + 1) * second), 0);
  };
  for (let eighth = 0; eighth < BEATS * 2; eighth += 1) {
    const at = Math.round((eighth * beat) / 2);
    const root = key + (roots[Math.floor(eighth / 8)] ?? 0);
    if (!chance(0.12, random)) add(at, beat, voice(root + (steps[eighth % 4] ?? 0) + 12), 0.16);
    if (eighth % 4 === 0) add(at, beat * 2, voice(root - 12), 0.22);
    if (hasBeat && eighth % 2 === 0)
      add(at, Math.round(beat / 6), () => random.next() * 2 - 1, eighth % 4 === 0 ? 0.08 : 0.16);
  }
  return toWav(samples);
}

function toWav(samples: Float32Array): ArrayBuffer {
  const bytes = samples.length * 2;
  const view = new DataView(new ArrayBuffer(HEADER + bytes));
  const text = (at: number, letters: string) =>
    [...letters].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  text(0, 'RIFF');
  view.setUint32(4, HEADER - 8 + bytes, true);
  text(8, 'WAVEfmt ');
  // The length of what follows, PCM, one channel, samples and bytes a second, bytes and bits a sample.
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, bytes, true);
  samples.forEach((sample, index) => view.setInt16(HEADER + index * 2, Math.tanh(sample * 1.6) * 30_000, true));
  return view.buffer;
}
