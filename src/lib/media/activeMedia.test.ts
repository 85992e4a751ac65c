import { expect, test, vi } from 'vitest';
import { activateMedia, deactivateMedia, isSoundPlaying } from './activeMedia.ts';

test('B12: a medium that starts pauses the one that played before', () => {
  const [first, second] = [{ pause: vi.fn<() => void>() }, { pause: vi.fn<() => void>() }];
  activateMedia(first);
  activateMedia(first);
  expect(first.pause).not.toHaveBeenCalled();
  activateMedia(second);
  expect(first.pause).toHaveBeenCalledOnce();
  expect(second.pause).not.toHaveBeenCalled();
});

test('an unmounted medium is not paused any more', () => {
  const [first, second] = [{ pause: vi.fn<() => void>() }, { pause: vi.fn<() => void>() }];
  activateMedia(first);
  deactivateMedia(second);
  deactivateMedia(first);
  activateMedia(second);
  expect(first.pause).not.toHaveBeenCalled();
});

test.each([
  [{ paused: false, muted: false }, true],
  [{ paused: false, muted: true }, false],
  [{ paused: true, muted: false }, false],
])('with %o as the active one, sound plays: %s', (state, expected) => {
  activateMedia({ pause: () => undefined, ...state });
  expect(isSoundPlaying()).toBe(expected);
});
