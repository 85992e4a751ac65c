import { expect, test } from 'vitest';
import { groupedDigits } from './groupedDigits.ts';

test.each([0, 7, 999, 1000, 5000, 12_045, 100_000, 1_234_567])('%d is formatted as Intl does', (count) => {
  expect(groupedDigits(count)).toBe(count.toLocaleString('ja'));
});
