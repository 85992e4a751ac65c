import { expect, test } from 'vitest';
import { mediaLength } from './mediaLength.ts';
import { tenths } from './tenths.ts';

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [65, '1:05'],
  [599.99, '9:59'],
  [600, '10:00'],
  [3_599, '59:59'],
  [3_600, '1:00:00'],
  [36_061, '10:01:01'],
  [-3, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%s s is %s', (seconds, text) => expect(mediaLength(seconds)).toBe(text));

test.each([
  [0, '0:00.0'],
  [5.25, '0:05.2'],
  [61.99, '1:01.9'],
])('the position %d is %s with tenths', (seconds, text) => {
  expect(tenths(seconds)).toBe(text);
});
