import { expect, test, vi } from 'vitest';
import { deactivateMedia, activateMedia } from './activeMedia.ts';

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
