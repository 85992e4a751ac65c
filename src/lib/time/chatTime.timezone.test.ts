import { expect, test } from 'vitest';
import { chatClock, daySeparator, fullDay, fullTime, machineTime, tokyoDay } from './chatTime.ts';
import { relativeTime } from './relativeTime.ts';

// These tests run under TZ=UTC and TZ=America/New_York: both must show the time in Tokyo.
const at = (stamp: string) => Date.parse(stamp);
const now = at('2026-11-21T10:00:00+09:00');

test('a day begins at midnight in Tokyo', () => {
  expect(tokyoDay(at('2026-11-20T23:59:59.999+09:00'))).toBe(tokyoDay(now) - 1);
  expect(tokyoDay(at('2026-11-21T00:00:00+09:00'))).toBe(tokyoDay(now));
});

test('the clock is the one in Tokyo', () => {
  expect(chatClock(at('2026-11-20T15:05:00Z'))).toBe('00:05');
  expect(chatClock(at('2026-11-21T04:59:59Z'))).toBe('13:59');
});

test.each([
  ['2026-11-21T00:00:00+09:00', '今日', null],
  ['2026-11-20T23:59:59+09:00', '昨日', null],
  ['2026-11-20T00:00:00+09:00', '昨日', null],
  ['2026-11-19T23:59:59+09:00', '11月19日', null],
  ['2026-01-01T00:00:00+09:00', '1月1日', null],
  ['2025-12-31T23:59:59+09:00', '12月31日', '2025年'],
  ['2026-11-22T01:00:00+09:00', '11月22日', null],
])('%s is %s (rule M18)', (stamp, text, year) => {
  expect(daySeparator(at(stamp), now)).toEqual({ text, year });
});

test('yesterday is yesterday over the turn of the year', () => {
  expect(daySeparator(at('2025-12-31T12:00:00+09:00'), at('2026-01-01T12:00:00+09:00'))).toEqual({
    text: '昨日',
    year: null,
  });
});

test('in full', () => {
  expect(fullTime(at('2026-11-21T10:35:00+09:00'))).toBe('2026年11月21日（土） 10:35');
  expect(fullDay(at('2026-11-20T15:00:00Z'))).toBe('2026年11月21日');
  expect(machineTime(Number.NaN)).toBeUndefined();
});

test.each([
  [-60_000, 'たった今'],
  [59_999, 'たった今'],
  [60_000, '1分前'],
  [119_999, '1分前'],
  [3_599_999, '59分前'],
  [3_600_000, '1時間前'],
  [7_199_999, '1時間前'],
  [86_399_999, '23時間前'],
  [86_400_000, '11月20日'],
  [300 * 86_400_000, '1月25日'],
  [365 * 86_400_000, '2025年11月21日'],
])('%d ms ago is %s (rule X19)', (age, text) => {
  expect(relativeTime(now - age, now)).toBe(text);
});
