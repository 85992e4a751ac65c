import { beforeEach, expect, test, vi } from 'vitest';
import { stubWindow } from '../../../../tests/support/fakeWindow.ts';

let browser: ReturnType<typeof stubWindow>;
beforeEach(() => {
  browser = stubWindow();
  vi.resetModules();
});
const load = () => import('./playbackRate.ts');

test.each([
  [undefined, 1],
  ['0.75', 0.75],
  ['2', 2],
  ['16', 1],
  ['0', 1],
  ['{"rate":2}', 1],
  ['', 1],
])('B26: stored %j means %d', async (stored, rate) => {
  if (stored !== undefined) browser.stored.set('playback-rate', stored);
  expect((await load()).playbackRate.getState()).toEqual({ rate });
});

test('B26: the rate is persisted for the next visit', async () => {
  const { playbackRate, setPlaybackRate } = await load();
  setPlaybackRate(0.5);
  expect([playbackRate.getState().rate, browser.stored.get('playback-rate')]).toEqual([0.5, '0.5']);
});

test('B26: the rate follows another tab', async () => {
  const { playbackRate } = await load();
  browser.writeElsewhere({ 'playback-rate': '1.5' });
  expect(playbackRate.getState()).toEqual({ rate: 1.5 });
});
