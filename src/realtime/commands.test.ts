import { describe, expect, test } from 'vitest';
import { unknownConversation } from './conversation.ts';
import { pendingCommands } from './commands.ts';
import { historyOf } from './messageHistory.ts';
import { initialState, NOT_LOADING } from './store.ts';
import { ME } from '../../tests/simulation/rig.ts';
import { stored, temp as tempWith } from '../../tests/simulation/states.ts';
import type { ConversationState, LiveState, TempMessage } from './types.ts';

const WANTED = { isRequested: true, isInFlight: false, hasFailed: false };

const messages = (count: number) => historyOf(Array.from({ length: count }, (_, index) => stored(index)));
const temp = (number: number, delivery: TempMessage['delivery'] = 'queued') =>
  tempWith(number, { content: `text of temp-${number}`, delivery, since: null });

function stateWith(state: Partial<LiveState>, ...conversations: Partial<ConversationState>[]): LiveState {
  const all = conversations.map((fields, index): [string, ConversationState] => {
    const id = fields.id ?? `conversation-${index + 1}`;
    return [id, { ...unknownConversation(id), ...fields }];
  });
  return { ...initialState, me: ME, connection: { kind: 'open' }, conversations: new Map(all), ...state };
}

describe('RT50, RT51: reports of reading', () => {
  const open = { openId: 'conversation-1' } as const;

  test.each([
    ['at most ten thousand ids', 10_001, 10_000],
    ['all of fewer', 10_000, 10_000],
    ['one', 1, 1],
  ])('one frame holds %s', (_what, unread, reported) => {
    const [command] = pendingCommands(stateWith(open, { history: 'fresh', messages: messages(unread) }));
    expect(command).toMatchObject({ kind: 'reportRead', id: 'conversation-1', by: 'socket' });
    const ids = command?.kind === 'reportRead' ? command.ids : [];
    expect(ids).toHaveLength(reported);
    expect([ids[0], ids.at(-1)]).toEqual(['message-0', `message-${reported - 1}`]);
  });

  test.each([
    ['open', 'fresh', ['socket']],
    ['open', 'stale', []],
    ['open', 'unknown', []],
    ['connecting', 'fresh', ['rest']],
    ['connecting', 'stale', ['rest']],
    ['connecting', 'unknown', []],
    ['failed', 'stale', ['rest']],
  ] as const)('with the socket %s and the history %s: %j', (kind, history, ways) => {
    const commands = pendingCommands(stateWith({ ...open, connection: { kind } }, { history, messages: messages(1) }));
    expect(commands.map((command) => (command.kind === 'reportRead' ? command.by : command.kind))).toEqual(ways);
  });

  test.each<[string, Partial<LiveState>, Partial<ConversationState>]>([
    ['nobody is logged in', { me: null }, {}],
    ['no chat is open', { openId: null }, {}],
    ['another chat is open', { openId: 'conversation-2' }, {}],
    ['the page is hidden', { isVisible: false }, {}],
    ['the last report failed', {}, { isReadBlocked: true }],
    ['nothing is unread', {}, { messages: historyOf([]) }],
    ['everything is on its way already', {}, { reportedReads: new Map([['message-0', 'socket']]) }],
  ])('none while %s', (_what, state, fields) => {
    expect(
      pendingCommands(stateWith({ ...open, ...state }, { history: 'fresh', messages: messages(1), ...fields })),
    ).toEqual([]);
  });
});

describe('RT31, RT32, RT36: what waits goes out', () => {
  const known = { history: 'stale' } as const;

  test('in the order in which it was written, whichever chat it is for', () => {
    const commands = pendingCommands(
      stateWith(
        {},
        { ...known, temps: [temp(2), temp(10), temp(3, 'onSocket'), temp(4, 'failed')] },
        { ...known, temps: [temp(1), temp(9)] },
        { temps: [temp(5)] },
      ),
    );
    expect(commands).toEqual([
      { kind: 'transmit', id: 'conversation-2', tempId: 'temp-1', content: 'text of temp-1' },
      { kind: 'transmit', id: 'conversation-1', tempId: 'temp-2', content: 'text of temp-2' },
      { kind: 'transmit', id: 'conversation-2', tempId: 'temp-9', content: 'text of temp-9' },
      { kind: 'transmit', id: 'conversation-1', tempId: 'temp-10', content: 'text of temp-10' },
    ]);
  });

  test.each(['connecting', 'failed'] as const)('and stays while the socket is %s', (kind) => {
    expect(pendingCommands(stateWith({ connection: { kind } }, { ...known, temps: [temp(1)] }))).toEqual([]);
  });
});

describe('RT63: one request of a kind at a time', () => {
  const list = (fields: Partial<LiveState['list']>) => ({ list: { ...initialState.list, ...fields } });

  test.each<[string, Partial<LiveState['list']>, object[]]>([
    ['the first page', { ...WANTED }, [{ kind: 'loadList', from: 0, pages: 1 }]],
    ['as many pages as there are', { ...WANTED, pages: 3 }, [{ kind: 'loadList', from: 0, pages: 3 }]],
    ['and one more', { ...WANTED, pages: 3, isMoreRequested: true }, [{ kind: 'loadList', from: 0, pages: 4 }]],
    ['only the next one', { pages: 3, isMoreRequested: true }, [{ kind: 'loadList', from: 3, pages: 4 }]],
    ['nothing that is under way', { ...WANTED, isMoreRequested: true, isInFlight: true }, []],
    ['nothing that has failed', { ...WANTED, isMoreRequested: true, hasFailed: true }, []],
    ['nothing that nobody wants', {}, []],
  ])('of the list: %s', (_what, fields, commands) => {
    expect(pendingCommands(stateWith(list(fields)))).toEqual(commands);
  });

  test('counts, then the list, then each conversation that is wanted', () => {
    const state = stateWith(
      { ...list(WANTED), counts: { ...initialState.counts, ...WANTED } },
      { load: WANTED },
      { load: NOT_LOADING },
      { load: { ...WANTED, isInFlight: true } },
      { load: { ...WANTED, hasFailed: true } },
      { load: WANTED },
    );
    expect(pendingCommands(state)).toEqual([
      { kind: 'loadCounts' },
      { kind: 'loadList', from: 0, pages: 1 },
      { kind: 'loadConversation', id: 'conversation-1' },
      { kind: 'loadConversation', id: 'conversation-5' },
    ]);
  });
});
