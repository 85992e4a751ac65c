import { expect, test } from 'vitest';
import { dayText } from './dayText.ts';

const now = Date.parse('2026-11-20T21:00:00+09:00');

test.each([
  ['2026-11-20T00:00:00+09:00', '11月20日'],
  ['2026-11-19T23:59:59+09:00', '11月19日'],
  ['2026-11-18T12:00:00+09:00', '11月18日'],
  ['2026-01-01T00:00:00+09:00', '1月1日'],
  ['2025-12-31T23:59:59+09:00', '2025年12月31日'],
])('%s is %s', (stamp, text) => {
  expect(dayText(Date.parse(stamp), now)).toBe(text);
});
