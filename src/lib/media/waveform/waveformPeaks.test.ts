import fc from 'fast-check';
import { expect, test } from 'vitest';
import { waveformPeaks } from './waveformPeaks.ts';

const samples = (...values: number[]) => new Float32Array(values);

// Expected values were calculated by hand.
test.each([
  ['the loudest of each stretch', [samples(0, -0.5, 0.25, 1)], 2, [0.5, 1]],
  ['below silence counts as above', [samples(-1, 0, 0.5, -0.75)], 2, [1, 0.75]],
  ['the louder channel', [samples(0, 0.25, 0.5, 0), samples(0.125, 0, 0, -0.75)], 2, [0.25, 0.75]],
  ['a length that does not divide', [samples(0.25, 0.5, 0.75, 1, 0.125)], 2, [0.5, 1]],
  ['more stretches than samples', [samples(0.5, 1)], 4, [0.5, 0.5, 1, 1]],
  ['beyond the range', [samples(1.5, -2)], 2, [1, 1]],
  ['silence', [samples(0, 0, 0)], 3, [0, 0, 0]],
  ['nothing', [samples()], 2, [0, 0]],
  ['no channel', [], 2, [0, 0]],
] as const)('%s', (_, channels, count, peaks) => {
  expect(waveformPeaks(channels, count)).toEqual(peaks);
});

test('no sample is skipped: the largest of all peaks is the largest sample', () => {
  fc.assert(
    fc.property(
      fc.float32Array({ min: -1, max: 1, minLength: 1, noNaN: true }),
      fc.integer({ min: 1, max: 64 }),
      (channel, count) => {
        const peaks = waveformPeaks([channel], count);
        expect(peaks).toHaveLength(count);
        expect(Math.max(...peaks)).toBe(Math.max(...channel.map(Math.abs)));
      },
    ),
  );
});
