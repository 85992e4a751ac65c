import { expect, it } from 'vitest';
import { panelClock, panelTime } from './panelTime.ts';

it('formats the time in Tokyo down to the second', () => {
  expect(panelTime(Date.parse('2026-11-21T01:35:07.900Z'))).toBe('2026年11月21日（土） 10:35:07');
  expect(panelClock(Date.parse('2026-11-20T15:00:00Z'))).toBe('00:00:00');
});
