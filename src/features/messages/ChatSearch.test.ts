import { expect, test, vi } from 'vitest';
import { insertedAt, replacedAt, sequenceOf } from '../../lib/collections/sequence.ts';
import { foldKana, foldQuery } from '../../lib/text/foldKana.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';
import { chatEntry } from '../../../tests/support/chatEntry.ts';
import { act, renderHook } from '../../../tests/support/renderHook.ts';
import { waitFor } from '../../../tests/support/waitFor.ts';
import type { LogHandle } from './logView.ts';
import { NO_HITS, nextHits, steppedHits, type Hits, createMessageFinder, useChatSearch } from './ChatSearch.tsx';

const entry = (id: string, content: string, status: ChatEntry['status'] = 'sent') => chatEntry({ id, content, status });
const chat = sequenceOf([
  entry('1', '土曜のスタジオ'),
  entry('2', 'ｽﾀｼﾞｵはどこ？'),
  entry('3', 'LIVEのあと https://live.example/a-b'),
  entry('4', 'エレキ・ギターで'),
  entry('temp-5', 'Ｌｉｖｅは日曜', 'failed'),
]);
const found = async (query: string) => (await createMessageFinder()(chat, foldQuery(query))).map(({ id }) => id);

test.each([
  ['すたじお', ['2', '1']],
  ['live', ['temp-5', '3']],
  ['いない', []],
  ['', []],
  ['　', []],
  // A query that folding would make empty is searched without folding.
  ['・', ['4']],
  // Latin letters are not converted to kana: demo is a word of its own and not でも.
  ['sutajio', []],
])('%s finds %j', async (query, ids) => expect(await found(query)).toEqual(ids));

test('each of 10,000 messages is normalized once, whatever is typed and whatever arrives', async () => {
  const fold = vi.fn<typeof foldKana>(foldKana);
  const find = createMessageFinder(fold);
  const many = sequenceOf(Array.from({ length: 10_000 }, (_, index) => entry(`${index}`, `${index}回目の練習`)));
  expect(await find(many, '練')).toHaveLength(10_000);
  expect(fold).toHaveBeenCalledTimes(10_000);
  expect((await find(many, '7回目の練習')).slice(0, 2).map(({ id }) => id)).toEqual(['9997', '9987']);
  const longer = insertedAt(many, many.length, entry('new', 'また練習'));
  expect((await find(longer, '練習'))[0]?.id).toBe('new');
  await find(replacedAt(longer, 3, entry('3', '読まれた')), '練習');
  expect(fold).toHaveBeenCalledTimes(10_002);
});

const messages = (...ids: string[]) => ids.map((id) => entry(id, ''));
const hits = (wanted: string, at: number, ...ids: string[]): Hits => ({ wanted, at, messages: messages(...ids) });

test.each([
  ['the first query', NO_HITS, 'あ', ['c', 'b'], 0],
  ['another query', hits('あ', 1, 'c', 'b'), 'い', ['c', 'b'], 0],
  ['a message arrives', hits('あ', 1, 'c', 'b'), 'あ', ['d', 'c', 'b'], 2],
  ['the one that was looked at is gone', hits('あ', 1, 'c', 'b', 'a'), 'あ', ['c', 'a'], 1],
  ['the last one is gone', hits('あ', 2, 'c', 'b', 'a'), 'あ', ['c', 'b'], 1],
  ['nothing is left', hits('あ', 1, 'c', 'b'), 'あ', [], 0],
  ['a temporary message is confirmed', hits('あ', 0, 'temp-1', 'b'), 'あ', ['d', 'b'], 0],
] as const)('%s', (_what, before, wanted, ids, at) => {
  expect(nextHits(before, wanted, messages(...ids))).toEqual(hits(wanted, at, ...ids));
});

test.each([
  [0, 1, 1],
  [2, 1, 0],
  [0, -1, 2],
  [1, -1, 0],
] as const)('from %i by %i of 3 to %i', (at, step, next) => {
  expect(steppedHits(hits('あ', at, 'c', 'b', 'a'), step).at).toBe(next);
});

test('without hits there is no next one', () => expect(steppedHits(NO_HITS, 1)).toBe(NO_HITS));

test('a step right after a character moves in the hits of the whole query, before they are rendered', async () => {
  const scrollToEntry = vi.fn<(entry: ChatEntry) => void>();
  const log = { current: { scrollToEntry } as unknown as LogHandle };
  const options = { entries: chat, log, onMarks: vi.fn<() => void>(), onSpeak: vi.fn<() => void>() };
  const { current } = await renderHook(useChatSearch, options);
  const type = async (query: string) => {
    await act(async () => current().setQuery(query));
    await waitFor(() => expect(current().hits.wanted).toBe(query));
  };
  await type('す');
  const { step } = current();
  await type('すたじお');
  await act(async () => step(1));
  expect(current().hits).toMatchObject({ wanted: 'すたじお', at: 1 });
  expect(scrollToEntry.mock.calls.map(([{ id }]) => id)).toEqual(['2', '2', '1']);
});
