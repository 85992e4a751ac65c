import { describe, expect, it } from 'vitest';
import { SOUNDS } from '../scenarios/populate.ts';

// The clips and the sounds are own work: pictures by `portraitSvg` and synthesised music, encoded once.
const files = import.meta.glob<string>('./clips/*.webm', { query: '?inline', import: 'default', eager: true });
const bytesOf = (url: string) => Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (char) => char.charCodeAt(0));

/** Returns the offset of a sequence of bytes, or -1. */
const find = (bytes: Uint8Array, sequence: readonly number[]) =>
  bytes.findIndex((_, at) => sequence.every((byte, index) => bytes[at + index] === byte));

const EBML = [0x1a, 0x45, 0xdf, 0xa3];
const CUES = [0x1c, 0x53, 0xbb, 0x6b];
/** Id and length of the element Duration: eight bytes, a float in the default unit of milliseconds. */
const DURATION = [0x44, 0x89, 0x88];

describe('clips', () => {
  it('are three', () => {
    expect(Object.keys(files)).toEqual(['./clips/beat.webm', './clips/stage.webm', './clips/studio.webm']);
  });

  it.each(Object.entries(files))('%s is a small WebM that knows its length and where to seek', (_, url) => {
    const bytes = bytesOf(url);
    expect(find(bytes, EBML)).toBe(0);
    expect(bytes.length).toBeLessThan(120_000);
    expect(find(bytes, CUES)).toBeGreaterThan(0);
    const duration = new DataView(bytes.buffer).getFloat64(find(bytes, DURATION) + DURATION.length);
    expect(duration).toBeGreaterThan(4_900);
    expect(duration).toBeLessThan(5_100);
  });
});

describe('sounds', () => {
  const sounds = import.meta.glob<string>('./sounds/*.mp3', { query: '?inline', import: 'default', eager: true });
  const BITS_A_SECOND = 40_000;
  /** MPEG 2, layer III, 40 kbit/s, 22.05 kHz. */
  const FRAME = [0xff, 0xf3, 0x50];

  it('are those of the scenarios', () => {
    expect(Object.keys(sounds)).toEqual(SOUNDS.map(([name]) => `./sounds/${name}.mp3`).sort());
  });

  it.each(SOUNDS)('%s is an MP3 of constant rate that lasts the stated %i s', (name, seconds) => {
    const bytes = bytesOf(sounds[`./sounds/${name}.mp3`] ?? '');
    expect(find(bytes, FRAME)).toBe(0);
    expect(Math.round((bytes.length * 8) / BITS_A_SECOND)).toBe(seconds);
  });
});
