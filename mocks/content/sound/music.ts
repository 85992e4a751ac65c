import { integer, pick, type Random, seededRandom } from '../random.ts';
import { bass, hat, keys, kick, pad, pluck, SAMPLE_RATE, snare } from './voices.ts';

/** The style of a piece. */
export type MusicStyle = 'arpeggio' | 'groove' | 'rock' | 'ballad';

const styles: readonly MusicStyle[] = ['arpeggio', 'groove', 'rock', 'ballad'];

/** Chords as semitones above the key note; the first is the root. One bar each. */
const progressions: readonly (readonly (readonly number[])[])[] = [
  // IV V iii vi, the way of Japanese pop
  [
    [5, 9, 12, 16],
    [7, 11, 14, 17],
    [4, 7, 11, 14],
    [9, 12, 16, 19],
  ],
  // vi IV V I
  [
    [9, 12, 16],
    [5, 9, 12, 16],
    [7, 11, 14],
    [0, 4, 7, 11],
  ],
  // I V vi IV
  [
    [0, 4, 7],
    [7, 11, 14],
    [9, 12, 16],
    [5, 9, 12],
  ],
  // ii V I vi, with sevenths
  [
    [2, 5, 9, 12],
    [7, 11, 14, 17],
    [0, 4, 7, 11],
    [9, 12, 16, 19],
  ],
  // IV III vi I, as in much city pop
  [
    [5, 9, 12, 16],
    [4, 8, 11, 14],
    [9, 12, 16, 19],
    [0, 4, 7, 11],
  ],
];

const pentatonic = [0, 2, 4, 7, 9, 12, 14, 16] as const;

interface Bar {
  readonly mix: Float32Array;
  readonly at: number;
  /** Seconds of a quarter. */
  readonly beat: number;
  readonly key: number;
  readonly chord: readonly number[];
  readonly random: Random;
}

const note = (at: number, length: number, gain: number) => ({ at, length, gain });

function chordPad({ mix, at, beat, key, chord }: Bar, gain: number): void {
  for (const tone of chord) pad(mix, note(at, beat * 4, gain), key + 12 + tone);
}

function bassLine({ mix, at, beat, key, chord }: Bar, beats: readonly number[]): void {
  const root = key - 12 + (chord[0] ?? 0);
  for (const [index, when] of beats.entries()) {
    bass(
      mix,
      note(at + when * beat, beat * 0.9, 0.34),
      root + (index === beats.length - 1 && beats.length > 2 ? 7 : 0),
    );
  }
}

function melody({ mix, at, beat, key, random }: Bar, density: number): void {
  let step = integer(2, 5, random);
  for (let eighth = 0; eighth < 8; eighth += 1) {
    step = Math.max(0, Math.min(pentatonic.length - 1, step + integer(-2, 2, random)));
    if (random.next() > density) continue;
    keys(mix, note(at + (eighth * beat) / 2, beat * 1.4, 0.24), key + 24 + (pentatonic[step] ?? 0));
  }
}

function arpeggio(bar: Bar, gain: number): void {
  const { mix, at, beat, key, chord, random } = bar;
  const tones = [...chord, ...chord.map((tone) => tone + 12)];
  const order = [0, 2, 3, 4, 5, 4, 3, 2];
  for (const [index, which] of order.entries()) {
    pluck(
      mix,
      note(at + (index * beat) / 2, beat * 2.2, gain * (index % 4 === 0 ? 1 : 0.75)),
      key + 12 + (tones[which % tones.length] ?? 0),
      random,
    );
  }
}

function drums({ mix, at, beat, random }: Bar, kicks: readonly number[], swing: number): void {
  for (const when of kicks) kick(mix, at + when * beat, 0.85);
  for (const when of [1, 3]) snare(mix, at + when * beat, 0.5, random);
  for (let eighth = 0; eighth < 8; eighth += 1) {
    hat(mix, at + (eighth / 2 + (eighth % 2) * swing) * beat, eighth % 2 === 0 ? 0.3 : 0.18, random);
  }
}

function stabs({ mix, at, beat, key, chord }: Bar): void {
  for (const when of [0.5, 1.5, 2.75]) {
    for (const tone of chord) keys(mix, note(at + when * beat, beat * 0.7, 0.16), key + 12 + tone);
  }
}

function powerChords({ mix, at, beat, key, chord, random }: Bar): void {
  for (let eighth = 0; eighth < 8; eighth += 1) {
    for (const tone of [0, 7, 12])
      pluck(mix, note(at + (eighth * beat) / 2, beat * 0.6, 0.4), key + (chord[0] ?? 0) + tone, random);
  }
}

const arrangements: Record<MusicStyle, (bar: Bar) => void> = {
  arpeggio: (bar) => {
    arpeggio(bar, 0.7);
    chordPad(bar, 0.06);
    bassLine(bar, [0, 2]);
  },
  groove: (bar) => {
    drums(bar, [0, 1.75, 2.5], 0.08);
    bassLine(bar, [0, 0.75, 1.5, 2.5, 3.5]);
    stabs(bar);
    melody(bar, 0.35);
  },
  rock: (bar) => {
    drums(bar, [0, 2, 2.5], 0);
    bassLine(bar, [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5]);
    powerChords(bar);
    melody(bar, 0.5);
  },
  ballad: (bar) => {
    chordPad(bar, 0.08);
    arpeggio(bar, 0.34);
    bassLine(bar, [0]);
    melody(bar, 0.4);
  },
};

const tempos: Record<MusicStyle, readonly [slowest: number, fastest: number]> = {
  arpeggio: [84, 112],
  groove: [92, 116],
  rock: [126, 158],
  ballad: [66, 84],
};

/** Scales the mix to a peak of 0.85 and fades both ends, so that a clip may begin and stop anywhere without a click. */
function finish(mix: Float32Array): Float32Array {
  const peak = mix.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0.001);
  const fadeIn = 0.005 * SAMPLE_RATE;
  const fadeOut = Math.min(mix.length / 3, 0.4 * SAMPLE_RATE);
  return mix.map(
    (sample, index) => (0.85 / peak) * sample * Math.min(1, index / fadeIn, (mix.length - 1 - index) / fadeOut),
  );
}

/**
 * Returns a small piece of music, mono samples from −1 to 1 at `SAMPLE_RATE`: key, tempo, chords and melody come from
 * the seed.
 * @param seconds 0 or more
 */
export function music(seed: number, seconds: number): Float32Array {
  const random = seededRandom(seed);
  const chosen = pick(styles, random);
  const mix = new Float32Array(Math.round(seconds * SAMPLE_RATE));
  const beat = 60 / integer(...tempos[chosen], random);
  const key = integer(41, 50, random);
  const progression = pick(progressions, random);
  for (let bar = 0; bar * 4 * beat < seconds; bar += 1) {
    const chord = progression[bar % progression.length] ?? [];
    arrangements[chosen]({ mix, at: bar * 4 * beat, beat, key, chord, random });
  }
  return finish(mix);
}
