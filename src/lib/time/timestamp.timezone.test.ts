import { expect, test } from 'vitest';
import { parseTimestamp } from './timestamp.ts';

test.each([
  ['2026-11-20T09:00:00+00:00', 1795165200000],
  ['2026-11-20T18:00:00+09:00', 1795165200000],
  ['2026-11-20T09:00:00Z', 1795165200000],
  ['2026-11-20T09:00:00', 1795165200000],
  ['2026-11-20T09:00:00.250', 1795165200250],
])('T3: %s', (stamp, expected) => {
  expect(parseTimestamp(stamp)).toBe(expected);
});

test('an invalid timestamp is NaN', () => {
  expect(parseTimestamp('きのう')).toBeNaN();
});
