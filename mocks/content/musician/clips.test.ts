import { describe, expect, it } from 'vitest';

// The clips were made of pictures by `portraitSvg` and of `music`, and encoded with ffmpeg.
const files = import.meta.glob<string>('../clips/*.webm', { query: '?inline', import: 'default', eager: true });
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
    expect(Object.keys(files)).toEqual(['../clips/beat.webm', '../clips/stage.webm', '../clips/studio.webm']);
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
