import { expect, test, vi } from 'vitest';
import { message } from '../../tests/simulation/rig.ts';
import { createFrameListeners } from './store.ts';

test('RT10: every listener receives the frames of its type until it unsubscribes, whatever others do', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const received: string[] = [];
  const { subscribe, notify } = createFrameListeners();
  const stops = [
    subscribe('user_status', () => {
      throw new Error('not my day');
    }),
    subscribe('user_status', (frame) => received.push(frame.user_id)),
    subscribe('pong', () => received.push('pong')),
  ];
  notify({ type: 'user_status', user_id: 'user-2', is_online: true });
  for (const stop of stops) stop();
  notify({ type: 'user_status', user_id: 'user-3', is_online: true });
  expect(received).toEqual(['user-2']);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('the first subscriber to sent messages, likes or matches receives the newest that came before it', () => {
  const received: string[] = [];
  const { subscribe, notify } = createFrameListeners();
  const listen = () => subscribe('message_sent', ({ message }) => received.push(message.id));
  const sent = (id: string) => notify({ type: 'message_sent', message: message({ id }) });
  sent('m1');
  sent('m2');
  const stop = listen();
  expect(received).toEqual(['m2']);
  stop();
  sent('m3');
  listen();
  expect(received).toEqual(['m2']);
  sent('m4');
  expect(received).toEqual(['m2', 'm4']);
});

test('other frames from before a subscription are not passed on', () => {
  const { subscribe, notify } = createFrameListeners();
  const listener = vi.fn<() => void>();
  notify({ type: 'new_message', message: message() });
  subscribe('new_message', listener);
  expect(listener).not.toHaveBeenCalled();
});
