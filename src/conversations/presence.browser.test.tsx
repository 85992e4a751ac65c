import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { createSession } from '../session/session.ts';
import { SessionProvider } from '../session/SessionScope.tsx';
import { reduce } from '../realtime/reducer.ts';
import { now } from '../lib/time/clock.ts';
import type { LiveAction } from '../realtime/types.ts';
import { liveStoreOf } from './liveState.ts';
import { useOnlineState, useTyping } from './presence.ts';

const PEOPLE = 50;
const rendered: string[] = [];
const session = createSession('token', { onEnding: () => undefined, onEnded: () => undefined });
const store = liveStoreOf(session);
const act = (action: LiveAction) => flushSync(() => store.setState(reduce(store.getState(), action), true));
const frame = (content: Extract<LiveAction, { type: 'frame' }>['frame']) =>
  act({ type: 'frame', frame: content, at: now() });
const shown = (id: string) => document.getElementById(id)?.textContent;

function Row({ id }: { id: string }) {
  'use no memo';
  const isOnline = useOnlineState(`user-${id}`);
  const isTyping = useTyping(id);
  rendered.push(id);
  return (
    <li id={id}>
      {String(isOnline)} {String(isTyping)}
    </li>
  );
}

function show(count: number) {
  const root = createRoot(document.body.appendChild(document.createElement('ul')));
  flushSync(() =>
    root.render(
      <SessionProvider session={session}>
        {Array.from({ length: count }, (_, index) => (
          <Row key={index} id={`chat-${index}`} />
        ))}
      </SessionProvider>,
    ),
  );
  return () => flushSync(() => root.unmount());
}

let unmount = () => {};
afterEach(() => unmount());

test('RT88: presence and typing render only what shows that person', () => {
  act({ type: 'reset', me: 'viewer' });
  for (const id of ['chat-3', 'chat-4']) act({ type: 'opened', id });
  unmount = show(PEOPLE);
  expect(rendered.splice(0)).toHaveLength(PEOPLE);
  expect(shown('chat-3')).toBe('null false');

  frame({ type: 'user_status', user_id: 'user-chat-3', is_online: true });
  expect(shown('chat-3')).toBe('true false');
  frame({ type: 'user_status', user_id: 'user-nowhere', is_online: true });
  expect(rendered.splice(0)).toEqual(['chat-3']);

  frame({ type: 'typing_status', conversation_id: 'chat-4', user_id: 'user-chat-4', is_typing: true });
  frame({ type: 'typing_status', conversation_id: 'chat-3', user_id: 'user-chat-3', is_typing: true });
  frame({ type: 'typing_status', conversation_id: 'chat-5', user_id: 'user-nowhere', is_typing: true });
  expect([shown('chat-3'), shown('chat-4')]).toEqual(['true true', 'true true']);
  expect(new Set(rendered.splice(0))).toEqual(new Set(['chat-4', 'chat-3']));

  act({ type: 'typingTick', at: now() + 7_000 });
  expect([shown('chat-3'), shown('chat-4')]).toEqual(['true false', 'true false']);
  expect(rendered.splice(0).toSorted()).toEqual(['chat-3', 'chat-4']);

  frame({ type: 'online_users', users: ['user-chat-4'] });
  expect([shown('chat-3'), shown('chat-4'), shown('chat-9')]).toEqual(['false false', 'true false', 'false false']);
  rendered.splice(0);
  act({ type: 'reset', me: null });
  expect([shown('chat-3'), shown('chat-4')]).toEqual(['null false', 'null false']);
});

test('RT88: what is not rendered any more is not looked at', () => {
  act({ type: 'reset', me: 'viewer' });
  show(PEOPLE)();
  rendered.splice(0);
  frame({ type: 'online_users', users: ['user-chat-1'] });
  frame({ type: 'user_status', user_id: 'user-chat-2', is_online: true });
  expect(rendered).toEqual([]);
});
