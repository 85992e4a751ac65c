import { beforeEach, expect, test, vi } from 'vitest';
import { stubWindow } from '../../../tests/support/fakeWindow.ts';

let browser: ReturnType<typeof stubWindow>;
beforeEach(() => {
  browser = stubWindow();
  vi.resetModules();
});
const load = () => import('./volume.ts');

test.each([
  [undefined, 1],
  ['0', 0],
  ['0.35', 0.35],
  ['1', 1],
  ['1.5', 1],
  ['-1', 1],
  ['loud', 1],
  ['', 1],
])('B30: stored %j means %d', async (stored, expected) => {
  if (stored !== undefined) browser.stored.set('volume', stored);
  expect((await load()).volume.getState()).toEqual({ volume: expected });
});

test('B30: the volume is persisted for the next visit, and follows another tab', async () => {
  const { volume, setVolume } = await load();
  setVolume(0.4);
  expect([volume.getState().volume, browser.stored.get('volume')]).toEqual([0.4, '0.4']);
  browser.writeElsewhere({ volume: '0' });
  expect(volume.getState()).toEqual({ volume: 0 });
});

test.each([
  ['may', 0.5],
  ['may not', 1],
])('B30: a page %s set the volume', async (_what, after) => {
  const element = {
    get volume() {
      return after;
    },
    set volume(_value: number) {},
  };
  vi.stubGlobal('document', { createElement: (name: string) => (name === 'audio' ? element : null) });
  expect((await load()).canSetVolume()).toBe(after === 0.5);
});
