import { expect, test } from 'vitest';
import { soundWav } from './sound.ts';

const sounds = Array.from({ length: 24 }, (_, seed) => new Uint8Array(soundWav(seed)));
const hash = (bytes: Uint8Array) => bytes.reduce((sum, byte) => (sum * 31 + byte) >>> 0, 7);

test('a sound is a small WAV of 6 to 11 s that states its own length and is not silent', () => {
  for (const bytes of sounds) {
    const view = new DataView(bytes.buffer);
    expect(new TextDecoder().decode(bytes.subarray(0, 12)).replace(/[^A-Z]/g, '')).toMatch(/^RIFF.*WAVE$/);
    expect(view.getUint32(40, true)).toBe(bytes.length - 44);
    const seconds = (bytes.length - 44) / view.getUint32(28, true);
    expect(seconds).toBeGreaterThan(6);
    expect(seconds).toBeLessThan(11);
    const loudest = Math.max(...new Int16Array(bytes.buffer, 44).map(Math.abs));
    expect(loudest).toBeGreaterThan(6_000);
  }
});

test('the same seed gives the same sound, and others differ', () => {
  expect(hash(new Uint8Array(soundWav(3)))).toBe(hash(sounds[3] ?? new Uint8Array()));
  expect(new Set(sounds.map(hash)).size).toBe(sounds.length);
});
