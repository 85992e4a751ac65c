import { describe, expect, test } from 'vitest';
import { reduce } from './reducer.ts';
import { conversationList, conversationStatus, typingIn } from './selectors.ts';
import { CHAT, REN } from '../../tests/simulation/rig.ts';
import type { ConversationState, LiveState } from './types.ts';
import { at, chat, stateWith, ids } from '../../tests/simulation/states.ts';

describe('what the screens are told', () => {
  const listed = (id: string, seconds: number | null, updated = 0) =>
    chat({
      id,
      updatedAt: at(updated),
      lastMessage: seconds === null ? null : { content: '', createdAt: at(seconds), senderId: REN },
    });

  test('RT70: the newest message first, then the id; nobody whose other side is unknown', () => {
    const state = stateWith(
      {},
      listed('b', 5),
      listed('d', 7),
      listed('a', 5),
      listed('c', 5),
      listed('e', null, 6),
      chat({ id: 'f', otherUser: null }),
    );
    expect(ids(conversationList(state))).toEqual(['d', 'e', 'a', 'b', 'c']);
    expect(conversationList(state)).toBe(conversationList(state));
  });

  test.each<[string, Partial<LiveState>, ConversationState | null, string]>([
    ['not there', {}, null, 'loading'],
    ['unknown', {}, chat(), 'loading'],
    ['failed', {}, chat({ load: { isRequested: true, isInFlight: false, hasFailed: true } }), 'failed'],
    [
      'with a gap',
      {},
      chat({ history: 'stale', load: { isRequested: true, isInFlight: false, hasFailed: true } }),
      'ready',
    ],
    ['missing', { missing: new Set([CHAT]) }, chat({ history: 'fresh' }), 'missing'],
  ])('RT65: a chat that is %s', (_what, state, one, status) => {
    expect(conversationStatus(one === null ? stateWith(state) : stateWith(state, one), CHAT)).toBe(status);
  });

  test('RT83: who types at this time, each until then', () => {
    const typing = new Map([
      [
        CHAT,
        new Map([
          [REN, at(6)],
          ['user-3', at(3)],
        ]),
      ],
    ]);
    const state = stateWith({ typing });
    expect([...typingIn(state, CHAT, at(2))]).toEqual([REN, 'user-3']);
    expect([...typingIn(state, CHAT, at(3))]).toEqual([REN]);
    expect([...typingIn(state, CHAT, at(6))]).toEqual([]);
    expect(typingIn(state, 'other', at(2))).toBe(typingIn(state, CHAT, at(9)));
    expect([
      ...(reduce(state, { type: 'typingTick', at: at(4) })
        .typing.get(CHAT)
        ?.keys() ?? []),
    ]).toEqual([REN]);
    const settled = reduce(state, { type: 'typingTick', at: at(1) });
    expect(settled).toBe(state);
  });
});
