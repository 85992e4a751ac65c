import { expect, test, vi } from 'vitest';
import { leaveStage, takeStage } from './playback.ts';

test('whoever begins to play pauses whoever played before', () => {
  const [first, second] = [{ pause: vi.fn<() => void>() }, { pause: vi.fn<() => void>() }];
  takeStage(first);
  takeStage(first);
  expect(first.pause).not.toHaveBeenCalled();
  takeStage(second);
  expect(first.pause).toHaveBeenCalledOnce();
  expect(second.pause).not.toHaveBeenCalled();
});

test('a medium that left is not paused any more', () => {
  const [first, second] = [{ pause: vi.fn<() => void>() }, { pause: vi.fn<() => void>() }];
  takeStage(first);
  leaveStage(second);
  leaveStage(first);
  takeStage(second);
  expect(first.pause).not.toHaveBeenCalled();
});
