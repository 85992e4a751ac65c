import { describe, expect, it } from 'vitest';
import { soundClip } from './soundClip.ts';

const samplesOf = (clip: Uint8Array<ArrayBuffer>) => new Int16Array(clip.buffer.slice(44));

describe('soundClip', () => {
  it('has the header of two seconds, 16 bit, mono, 22,050 Hz', () => {
    const clip = soundClip(1, 2);
    // 2 s × 22,050 samples × 2 bytes = 88,200 bytes = 0x00015888; with the header less 8: 88,236 = 0x000158ac.
    expect(clip).toHaveLength(88_244);
    expect([...clip.subarray(0, 44)]).toEqual(
      [
        [0x52, 0x49, 0x46, 0x46, 0xac, 0x58, 0x01, 0x00, 0x57, 0x41, 0x56, 0x45],
        // 'fmt ', 16 bytes: PCM (1), 1 channel, 22,050 = 0x5622 a second, 44,100 = 0xac44 bytes a second, 2 bytes, 16 bits
        [0x66, 0x6d, 0x74, 0x20, 0x10, 0x00, 0x00, 0x00, 0x01, 0x00, 0x01, 0x00],
        [0x22, 0x56, 0x00, 0x00, 0x44, 0xac, 0x00, 0x00, 0x02, 0x00, 0x10, 0x00],
        [0x64, 0x61, 0x74, 0x61, 0x88, 0x58, 0x01, 0x00],
      ].flat(),
    );
  });

  it('is the same for the same seed and different for the next', () => {
    expect(soundClip(2, 1)).toEqual(soundClip(2, 1));
    expect(soundClip(3, 1)).not.toEqual(soundClip(2, 1));
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is loud enough, does not clip, and is silent at both ends (seed %i)', (seed) => {
    const samples = samplesOf(soundClip(seed, 3));
    const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
    const power = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    // The peak is 0.85 of 32,767.
    expect(peak).toBeGreaterThan(25_000);
    expect(peak).toBeLessThanOrEqual(27_852);
    expect(power).toBeGreaterThan(1_500);
    expect(Math.abs(samples[0] ?? 1)).toBe(0);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(40);
  });

  it('can have any length', () => {
    expect(soundClip(1, 0)).toHaveLength(44);
    expect(soundClip(1, 0.5)).toHaveLength(44 + 22_050);
    expect(() => soundClip(1, -1)).toThrow(RangeError);
    expect(() => soundClip(1, Number.NaN)).toThrow(RangeError);
    expect(() => soundClip(1, Infinity)).toThrow(RangeError);
  });
});
