import { expect, test } from 'vitest';
import { below, breakpoints, from } from './breakpoints.ts';

test('S3: the five widths', () => {
  expect(breakpoints).toEqual({ mobile: 0, small: 600, medium: 900, large: 1200, wide: 1536 });
});

test('at every width exactly one of "below" and "from" matches, and larger letters need more of it', () => {
  expect(below('small')).toBe('screen and (width < 37.5em)');
  expect(from('small')).toBe('screen and (width >= 37.5em)');
});
