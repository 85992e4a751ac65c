import { expect, test } from 'vitest';
import { stubWindow } from '../../../tests/support/fakeWindow.ts';

test('T1: the effect is on by default and off under its key', async () => {
  const { stored } = stubWindow();
  const { noteEffectSetting } = await import('./NoteEffect.tsx');
  expect(noteEffectSetting.store.getState()).toEqual({ isOn: true });
  noteEffectSetting.set(false);
  expect(stored.get('mouse-effect')).toBe('off');
});
