import { afterEach, expect, test } from 'vitest';
import { compareTimes, timeOf } from './time.ts';

const { TZ } = process.env;
afterEach(() => {
  process.env.TZ = TZ;
  if (TZ === undefined) delete process.env.TZ;
});

test.each(['America/New_York', 'Asia/Tokyo'])('in %s a time without an offset is UTC', (zone) => {
  process.env.TZ = zone;
  expect(timeOf('2026-11-20T12:00:00.5')).toBe(Date.UTC(2026, 10, 20, 12, 0, 0, 500));
  expect(timeOf('2026-11-20T12:00:00+09:00')).toBe(Date.UTC(2026, 10, 20, 3));
  expect(compareTimes('2026-11-20T12:00:00.1234567', '2026-11-20T12:00:00.1234568Z')).toBeLessThan(0);
});
