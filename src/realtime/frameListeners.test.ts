import { expect, test, vi } from 'vitest';
import { createFrameListeners } from './frameListeners.ts';

test('RT10: everybody hears the frames of their type until they stop, whatever others do', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const heard: string[] = [];
  const { subscribe, notify } = createFrameListeners();
  const stops = [
    subscribe('user_status', () => {
      throw new Error('not my day');
    }),
    subscribe('user_status', (frame) => heard.push(frame.user_id)),
    subscribe('pong', () => heard.push('pong')),
  ];
  notify({ type: 'user_status', user_id: 'user-2', is_online: true });
  for (const stop of stops) stop();
  notify({ type: 'user_status', user_id: 'user-3', is_online: true });
  expect(heard).toEqual(['user-2']);
  expect(warn).toHaveBeenCalledTimes(1);
});
