import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Caller, createFakeBackend, type FakeBackend } from '../../../../tests/support/fakeBackend.ts';
import { setCredentials } from '../../../api/credentials.ts';
import { createDataCollector, type DataProgress, dataFile, readPages } from './collectData.ts';

test.each([
  [0, 1],
  [1, 1],
  [99, 1],
  [100, 2],
  [101, 2],
  [250, 3],
])('V4: a list of %i is read in %i pages', async (length, calls) => {
  const all = Array.from({ length }, (_, index) => ({ id: `${index}` }));
  const page = vi.fn<(index: number) => Promise<{ id: string }[]>>(async (index) =>
    all.slice(index * 100, index * 100 + 100),
  );
  expect(await readPages(page)).toEqual(all);
  expect(page).toHaveBeenCalledTimes(calls);
});

test('V4: an item that moved to a later page counts once, and a server that repeats a page ends the list', async () => {
  const ids = (from: number) => Array.from({ length: 100 }, (_, index) => ({ id: `${from + index}` }));
  const page = vi.fn<(index: number) => Promise<{ id: string }[]>>(async (index) => ids(index === 0 ? 0 : 99));
  expect(await readPages(page)).toHaveLength(199);
  expect(page).toHaveBeenCalledTimes(3);
});

describe("V4: one's own data", () => {
  let fake: FakeBackend;
  let hana: Caller;
  /** The URLs of the requests, without the host. */
  let calls: string[];
  let collect: ReturnType<typeof createDataCollector>;
  const begin = (scenario: 'popular' | 'default', email: string) => {
    fake = createFakeBackend({ scenario });
    hana = fake.as(email);
    setCredentials({ token: hana.token, signal: new AbortController().signal, onRefused: () => undefined });
    calls = [];
    collect = createDataCollector();
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      calls.push(path);
      return await fake.send(new Request(new URL(path, 'http://backend.test'), init));
    });
  };
  beforeEach(() => begin('default', 'hana@example.com'));
  afterEach(() => vi.unstubAllGlobals());
  const run = (onProgress: (progress: DataProgress) => void = () => undefined, stopping = new AbortController()) =>
    collect(onProgress, stopping.signal);

  test('holds what each call answers, lists to their end, and replies from the depth of the board', async () => {
    begin('popular', 'hana@example.com');
    const board = (await hana.call('listPosts', { query: { per_page: 100 } })).body as {
      id: string;
      user_id: string;
    }[];
    const write = async (who: Caller, content: string, replyTo: string) => {
      const form = new FormData();
      form.set('content', content);
      form.set('reply_to_id', replyTo);
      return ((await who.call('createPost', { body: form })).body as { id: string }).id;
    };
    const answer = await write(fake.as('ren@example.com'), 'どうぞ', board[0]?.id ?? '');
    const mine = await write(hana, 'ありがとうございます', answer);

    const data = await run();
    expect(data.user).toEqual((await hana.call('getCurrentUser')).body);
    expect(data.profile).toEqual((await hana.call('getMyProfile')).body);
    expect(data.videos).toEqual((await hana.call('listMyVideos')).body);
    expect(data.notifications).toEqual((await hana.call('listNotifications')).body);
    for (const [list, count] of [
      ['sent', 'countSentLikes'],
      ['received', 'countReceivedLikes'],
      ['mutual', 'countMutualLikes'],
    ] as const) {
      const { body } = await hana.call(count);
      expect(data.likes[list]).toHaveLength(body.count);
      expect(body.count).toBeGreaterThan(100);
    }
    expect(data.conversations.length).toBeGreaterThan(50);
    const [first] = data.conversations;
    expect(first).toEqual((await hana.call('getConversation', { params: { id: first?.id ?? '' } })).body);

    const ownThreads = board.filter(({ user_id }) => user_id === hana.userId);
    for (const { id } of ownThreads) expect(data.posts).toContainEqual(expect.objectContaining({ id }));
    expect(data.posts.every(({ user_id }) => user_id === hana.userId)).toBe(true);
    const reply = data.posts.find(({ id }) => id === mine);
    expect(reply).toMatchObject({ content: 'ありがとうございます', reply_to_id: answer });
    expect(reply).not.toHaveProperty('replies');
    expect(JSON.stringify(data)).not.toContain(hana.token);
    // It only fetches: nothing is marked as read by it.
    expect(calls.filter((path) => /read|mark/.test(path))).toEqual([]);
  });

  test('of a newcomer has no profile', async () => {
    begin('default', 'sora@example.com');
    expect(await run()).toMatchObject({ profile: null, videos: [], conversations: [], posts: [] });
  });

  test('says what is read and how much of it', async () => {
    const steps: DataProgress[] = [];
    const { conversations } = await run((progress) => steps.push(progress));
    expect([...new Set(steps.map(({ step }) => step))]).toEqual([
      'profile',
      'likes',
      'notifications',
      'conversations',
      'board',
    ]);
    const total = conversations.length;
    expect(steps).toContainEqual({ step: 'conversations', done: total - 1, total });
    for (const { done, total: all } of steps) expect(done).toBeLessThanOrEqual(all ?? Infinity);
  });

  test('that fails half-way begins at the call that failed', async () => {
    fake.backend.faults.set({ operationId: 'listPosts', status: 422 });
    await expect(run()).rejects.toMatchObject({ status: 422 });
    const read = calls.length;
    fake.backend.faults.clear();
    await run();
    expect(calls.slice(read).every((path) => path.startsWith('/api/posts/'))).toBe(true);
  });

  test('is not made of answers that are older than ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    fake.backend.faults.set({ operationId: 'listPosts', status: 422 });
    await expect(run()).rejects.toMatchObject({ status: 422 });
    fake.backend.faults.clear();
    calls = [];
    vi.setSystemTime(Date.now() + 10 * 60_000);
    await run();
    expect(calls).toContain('/api/users/me');
    vi.useRealTimers();
  });

  test('is no longer read when it is stopped', async () => {
    const stopping = new AbortController();
    const stopped = run(({ step, done }) => {
      if (step === 'conversations' && done === 1) stopping.abort();
    }, stopping);
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
    expect(calls.filter((path) => path.startsWith('/api/posts'))).toEqual([]);
  });
});

test('V4: the file has a version, its time and the day in Tokyo', () => {
  const parts = { posts: [] } as unknown as Parameters<typeof dataFile>[0];
  const { name, content } = dataFile(parts, Date.parse('2026-11-24T15:30:00Z'));
  expect(name).toBe('otonowa-data-2026-11-25.json');
  expect(content).toEqual({ version: 1, created_at: '2026-11-24T15:30:00.000Z', parts });
});
