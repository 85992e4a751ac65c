import { describe, expect, test } from 'vitest';
import { adoptTemps } from './ownMessages.ts';
import { pendingCommands } from './commands.ts';
import { initialState } from './store.ts';
import { reduce } from './reducer.ts';
import { historyOf, messagesIn } from './messageHistory.ts';
import { CHAT, ME, message, REN } from '../../tests/simulation/rig.ts';
import { stored, temp, chat, keys, stateWith, counts, chatOf, LOST } from '../../tests/simulation/states.ts';

describe('occasions', () => {
  test('RT60, RT61, RT84: the socket opens and is lost', () => {
    const before = stateWith(
      {
        connection: LOST,
        gap: 4,
        openId: CHAT,
        presence: { listed: new Set([REN]), changed: keys('user-3'), latest: REN },
      },
      chat({
        history: 'fresh',
        reportedReads: new Map([
          ['a', 'socket'],
          ['b', 'rest'],
        ]),
      }),
      chat({ id: 'unknown', history: 'unknown' }),
    );
    const open = reduce(before, { type: 'connectionChanged', connection: { kind: 'open' } });
    expect(open).toMatchObject({ connection: { kind: 'open' }, gap: 5, counts: { isRequested: true } });
    expect(chatOf(open).load.isRequested).toBe(true);
    expect(open.conversations.get('unknown')?.load.isRequested).toBe(false);
    const lost = reduce(open, { type: 'connectionChanged', connection: LOST });
    expect(lost).toMatchObject({
      connection: LOST,
      gap: 6,
      presence: { listed: null, changed: new Map(), latest: null },
      typing: { until: new Map(), latest: null },
    });
    expect(chatOf(lost).history).toBe('stale');
    expect([...chatOf(lost).reportedReads]).toEqual([['b', 'rest']]);
    expect(lost.conversations.get('unknown')?.history).toBe('unknown');
    expect(reduce(lost, { type: 'connectionChanged', connection: LOST })).toBe(lost);
    const { reportedReads } = chatOf(lost);
    expect(
      chatOf(
        reduce(reduce(lost, { type: 'connectionChanged', connection: { kind: 'open' } }), {
          type: 'connectionChanged',
          connection: LOST,
        }),
      ).reportedReads,
    ).toBe(reportedReads);
  });

  test('RT66: a page that is requested while the list is loading is loaded after it', () => {
    const loading = reduce(stateWith({ list: { ...initialState.list, isActive: true, isRequested: true, pages: 1 } }), {
      type: 'listRequested',
      from: 0,
    });
    const more = reduce(loading, { type: 'moreRequested' });
    const settled = (isComplete: boolean) =>
      pendingCommands(reduce(more, { type: 'listSettled', pages: 1, isComplete, ids: null }));
    expect(settled(false)).toContainEqual({ kind: 'loadList', from: 1, pages: 2 });
    expect(settled(true)).not.toContainEqual(expect.objectContaining({ kind: 'loadList' }));
  });

  test('RT50, RT53: a chat that becomes visible repeats its report', () => {
    const blocked = stateWith({ isVisible: false, openId: CHAT }, chat({ isReadBlocked: true }));
    expect(chatOf(reduce(blocked, { type: 'visibility', isVisible: true })).isReadBlocked).toBe(false);
    const hidden = reduce({ ...blocked, isVisible: true }, { type: 'visibility', isVisible: false });
    expect(chatOf(hidden).isReadBlocked).toBe(true);
    const closed = reduce({ ...blocked, openId: null }, { type: 'visibility', isVisible: true });
    expect(chatOf(closed).isReadBlocked).toBe(true);
    const free = chat();
    const seen = reduce(stateWith({ isVisible: false, openId: CHAT }, free), { type: 'visibility', isVisible: true });
    expect(chatOf(seen)).toBe(free);
    expect(reduce(blocked, { type: 'opened', id: null }).openId).toBeNull();
  });

  test('RT42: stored messages wait, are in doubt if they had been sent, or stay failed; new ones are numbered after them', () => {
    const stored = [
      {
        conversationId: CHAT,
        temps: [
          temp(4, { delivery: 'queued', since: null }),
          temp(7),
          temp(5, { delivery: 'onRest' }),
          temp(6, { delivery: 'failed' }),
        ],
      },
    ];
    const next = adoptTemps(stateWith({}), stored);
    expect(chatOf(next).temps.map(({ id, delivery }) => [id, delivery])).toEqual([
      ['temp-4', 'queued'],
      ['temp-5', 'inDoubt'],
      ['temp-6', 'failed'],
      ['temp-7', 'inDoubt'],
    ]);
    expect([next.nextTemp, next.losses, next.settledLosses]).toEqual([8, 1, 0]);
    expect(
      chatOf(adoptTemps(stateWith({ connection: { kind: 'failed' } }), stored)).temps.map(({ delivery }) => delivery),
    ).toEqual(Array.from(stored[0]?.temps ?? [], () => 'failed'));
    expect(adoptTemps(stateWith({ nextTemp: 20 }), stored).nextTemp).toBe(20);
    expect(reduce(stateWith({ nextTemp: 20 }), { type: 'sendText', id: CHAT, text: 'や', at: 1 }).nextTemp).toBe(21);
  });

  test('RT56: the response to a POST is read if a frame or the response itself says so', () => {
    const read = reduce(
      stateWith({}, chat({ temps: [temp(1, { delivery: 'onRest' })], earlyReads: keys('message-5') })),
      { type: 'sentByRest', id: CHAT, tempId: 'temp-1', message: message({ at: 5, from: ME, content: 'やあ' }) },
    );
    expect(messagesIn(chatOf(read).messages)[0]?.isRead).toBe(true);
    const unread = reduce(stateWith({}, chat({ temps: [temp(1, { delivery: 'onRest' })] })), {
      type: 'sentByRest',
      id: CHAT,
      tempId: 'temp-1',
      message: message({ at: 5, from: ME, content: 'やあ', is_read: true }),
    });
    expect(messagesIn(chatOf(unread).messages)[0]?.isRead).toBe(true);
  });

  test('RT51, RT53: a report takes its messages out of the count, a failure puts them back', () => {
    const before = stateWith(
      { openId: CHAT, ...counts({ messages: 3 }) },
      chat({ messages: historyOf([stored(1), stored(2)]), unread: 2, reportedReads: new Map([['older', 'rest']]) }),
    );
    const asked = reduce(before, { type: 'readReported', id: CHAT, ids: ['message-1'], by: 'socket' });
    expect([...chatOf(asked).reportedReads.keys()]).toEqual(['message-1', 'older']);
    expect([chatOf(asked).unread, asked.counts.messages]).toEqual([1, 2]);
    const failed = reduce(asked, { type: 'readFailed', id: CHAT, ids: ['message-1'] });
    expect([...chatOf(failed).reportedReads.keys()]).toEqual(['older']);
    expect([chatOf(failed).unread, failed.counts.messages, chatOf(failed).isReadBlocked]).toEqual([2, 3, true]);
    const confirmed = reduce(asked, { type: 'readConfirmed', id: CHAT, ids: ['message-1'] });
    expect(messagesIn(chatOf(confirmed).messages).map(({ isRead }) => isRead)).toEqual([true, false]);
    expect([...chatOf(confirmed).reportedReads.keys()]).toEqual(['older']);
  });
});

test.each([
  ['postFailed', 'onRest', false, true],
  ['postFailed', 'onRest', true, true],
  ['overdue', 'onSocket', false, true],
  ['overdue', 'onSocket', true, false],
] as const)(
  'RT33: after %s of a message that was %s, with its history in flight: %s',
  (event, delivery, isInFlight, isRequested) => {
    const load = { isRequested: false, isInFlight, hasFailed: false };
    const state = stateWith({ gap: 3 }, chat({ temps: [temp(1, { delivery })], load }));
    const next = chatOf(reduce(state, { type: 'delivery', event, id: CHAT, tempId: 'temp-1', gap: 3 }));
    expect(next.temps.map((message) => message.delivery)).toEqual(['failed']);
    expect(next.load).toEqual({ ...load, isRequested });
  },
);
