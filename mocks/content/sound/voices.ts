import type { Random } from '../random.ts';

/* The instruments of music.ts. Each function adds one note to the mix. */

/** Samples per second of all generated sounds. */
export const SAMPLE_RATE = 22_050;

/** Start in seconds, duration in seconds, and loudness (0 to 1) of a note. */
export interface Note {
  readonly at: number;
  readonly length: number;
  readonly gain: number;
}

const TURN = 2 * Math.PI;

/** Returns the frequency of a MIDI note in Hz; 69 is 440 Hz. */
const hertz = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/** Adds `wave(seconds since the beginning)` to the mix for the length of the note, and no further than the mix goes. */
function add(mix: Float32Array, { at, length, gain }: Note, wave: (time: number) => number): void {
  const first = Math.round(at * SAMPLE_RATE);
  const count = Math.min(Math.round(length * SAMPLE_RATE), mix.length - first);
  for (let index = 0; index < count; index += 1) {
    const time = index / SAMPLE_RATE;
    // The last 10 ms fade, so that no note ends in a click.
    const release = Math.min(1, (length - time) * 100);
    mix[first + index] = (mix[first + index] ?? 0) + gain * release * wave(time);
  }
}

/** A plucked string: Karplus and Strong's noise in a loop, tuned by an all-pass. */
export function pluck(mix: Float32Array, note: Note, midi: number, random: Random): void {
  const period = SAMPLE_RATE / hertz(midi) - 0.5;
  const whole = Math.floor(period);
  const tuning = (1 - (period - whole)) / (1 + (period - whole));
  const loop = Float32Array.from({ length: whole }, () => random.next() * 2 - 1);
  let position = 0;
  let [previous, before, after] = [0, 0, 0];
  add(mix, note, () => {
    const now = loop[position] ?? 0;
    const damped = 0.5 * (now + previous) * 0.996;
    previous = now;
    after = tuning * (damped - after) + before;
    before = damped;
    loop[position] = after;
    position = (position + 1) % whole;
    return now;
  });
}

/** An electric piano: a sine that another one bends, brighter in the beginning. */
export function keys(mix: Float32Array, note: Note, midi: number): void {
  const step = TURN * hertz(midi);
  add(mix, note, (time) => {
    const fade = Math.exp(-2.2 * time) * Math.min(1, time * 200);
    return (
      fade *
      (Math.sin(step * time + 1.6 * Math.exp(-5 * time) * Math.sin(2 * step * time)) +
        0.12 * Math.sin(7 * step * time) * Math.exp(-14 * time))
    );
  });
}

/** A soft chord voice that swells and goes. */
export function pad(mix: Float32Array, note: Note, midi: number): void {
  const step = TURN * hertz(midi);
  add(mix, note, (time) => {
    const swell = Math.min(1, time / 0.35, (note.length - time) / 0.35);
    return (
      swell *
      (Math.sin(step * time) + 0.45 * Math.sin(step * 1.003 * time) + 0.2 * Math.sin(2 * step * 0.998 * time)) *
      0.6
    );
  });
}

/** A round electric bass. */
export function bass(mix: Float32Array, note: Note, midi: number): void {
  const step = TURN * hertz(midi);
  add(
    mix,
    note,
    (time) =>
      Math.exp(-2.5 * time) *
      Math.min(1, time * 150) *
      Math.tanh(1.6 * Math.sin(step * time) + 0.5 * Math.sin(2 * step * time)),
  );
}

/** A bass drum: a sine that falls from 140 to 48 Hz. */
export function kick(mix: Float32Array, at: number, gain: number): void {
  add(
    mix,
    { at, length: 0.3, gain },
    (time) => Math.exp(-11 * time) * Math.sin(TURN * (48 * time + 4.6 * (1 - Math.exp(-20 * time)))),
  );
}

/** A snare drum: a short tone under noise. */
export function snare(mix: Float32Array, at: number, gain: number, random: Random): void {
  add(
    mix,
    { at, length: 0.22, gain },
    (time) => 0.6 * Math.exp(-26 * time) * Math.sin(TURN * 188 * time) + Math.exp(-17 * time) * (random.next() - 0.5),
  );
}

/** A closed hi-hat: noise without its low end. */
export function hat(mix: Float32Array, at: number, gain: number, random: Random): void {
  let last = 0;
  add(mix, { at, length: 0.07, gain }, (time) => {
    const noise = random.next() - 0.5;
    const high = noise - last;
    last = noise;
    return high * Math.exp(-60 * time);
  });
}
