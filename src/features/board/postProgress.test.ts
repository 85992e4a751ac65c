import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimatedProgress, displayedProgress } from './postProgress.ts';

test('B5: the simulated progress begins at 0, only grows and never reaches 90 %', () => {
  expect(estimatedProgress(0, true)).toBe(0);
  fc.assert(
    fc.property(fc.nat(60_000), fc.nat(60_000), fc.boolean(), (time, more, hasMedia) => {
      const [sooner, later] = [estimatedProgress(time, hasMedia), estimatedProgress(time + more, hasMedia)];
      expect(later).toBeGreaterThanOrEqual(sooner);
      expect(later).toBeLessThanOrEqual(0.9);
    }),
  );
});

test.each([
  ['what has been sent counts for nine tenths', 0, 0.1, 0.5, 0.45],
  ['the further of the two', 0, 0.6, 0.5, 0.6],
  ['never back', 0.7, 0.6, 0.5, 0.7],
  ['all has been sent and the answer is missing', 0, 0.3, 1, 0.9],
])('B5: %s', (_, before, pretended, sent, shown) => {
  expect(displayedProgress(before, pretended, sent)).toBeCloseTo(shown, 10);
});
