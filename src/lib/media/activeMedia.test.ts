import { expect, test, vi } from 'vitest';
import { activateMedia, deactivateMedia, isSoundPlaying } from './activeMedia.ts';

test('whoever begins to play pauses whoever played before', () => {
  const [first, second] = [{ pause: vi.fn<() => void>() }, { pause: vi.fn<() => void>() }];
  activateMedia(first);
  activateMedia(first);
  expect(first.pause).not.toHaveBeenCalled();
  activateMedia(second);
  expect(first.pause).toHaveBeenCalledOnce();
  expect(second.pause).not.toHaveBeenCalled();
});

test('a medium that left is not paused any more', () => {
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
])('with %o as the active one, something is heard: %s', (state, expected) => {
  activateMedia({ pause: () => undefined, ...state });
  expect(isSoundPlaying()).toBe(expected);
});
