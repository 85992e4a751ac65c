import { beforeEach, expect, test, vi } from 'vitest';
import { stubWindow } from '../../../tests/support/fakeWindow.ts';

let browser: ReturnType<typeof stubWindow>;
beforeEach(() => {
  browser = stubWindow();
  vi.resetModules();
});
const load = () => import('./noteEffectSetting.ts');

test.each([
  [undefined, true],
  ['on', true],
  ['', true],
  ['off', false],
])('T1: stored %j means %s', async (stored, isOn) => {
  if (stored !== undefined) browser.stored.set('mouse-effect', stored);
  expect((await load()).noteEffectSetting.getState()).toEqual({ isOn });
});

test('is kept for the next visit', async () => {
  const { noteEffectSetting, setNoteEffect } = await load();
  setNoteEffect(false);
  expect(noteEffectSetting.getState()).toEqual({ isOn: false });
  expect(browser.stored.get('mouse-effect')).toBe('off');
  setNoteEffect(true);
  expect(browser.stored.get('mouse-effect')).toBe('on');
});
