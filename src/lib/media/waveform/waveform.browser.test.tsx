import { expect, test } from 'vitest';
import { wavOf } from '../../../../tests/support/badMedia.ts';
import { loadWaveform } from './waveform.ts';

/** The peak of each section of 800 samples. */
const loudness = [0, 0.25, 0.5, 1, 0.5];
const samples = loudness.flatMap((peak) => Array.from({ length: 800 }, (_, at) => (at % 2 === 0 ? peak : -peak)));
/** One step of 8-bit audio: browsers decode its maximum as 1 or as 127/128. */
const STEP = 1 / 127;

test('the peaks of a known WAV equal hand-calculated ones', async () => {
  const found = await loadWaveform(new Blob([wavOf(samples)], { type: 'audio/wav' }), loudness.length);
  expect(found).toHaveLength(5);
  loudness.forEach((peak, index) => expect(Math.abs((found?.[index] ?? NaN) - peak)).toBeLessThanOrEqual(STEP));
});
