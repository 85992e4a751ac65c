import { expect, test, vi } from 'vitest';
import { onFrame, publishFrame } from './frameBus.ts';

test('RT10: everybody hears the frames of their type until they stop, whatever others do', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const heard: string[] = [];
  const stops = [
    onFrame('user_status', () => {
      throw new Error('not my day');
    }),
    onFrame('user_status', (frame) => heard.push(frame.user_id)),
    onFrame('pong', () => heard.push('pong')),
  ];
  publishFrame({ type: 'user_status', user_id: 'user-2', is_online: true });
  for (const stop of stops) stop();
  publishFrame({ type: 'user_status', user_id: 'user-3', is_online: true });
  expect(heard).toEqual(['user-2']);
  expect(warn).toHaveBeenCalledTimes(1);
});
