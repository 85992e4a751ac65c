import { focusManager, onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from '../../tests/support/fakeWindow.ts';
import { reconnect } from '../../tests/support/reconnect.ts';
import { waitFor } from '../../tests/support/waitFor.ts';
import { ApiError } from '../api/errors.ts';
import { getGetCurrentUserQueryKey } from '../api/generated/auth/auth.ts';
import { countSentLikes, getCountSentLikesQueryKey } from '../api/generated/likes/likes.ts';
import { getGetMyProfileQueryKey, getGetMyProfileQueryOptions } from '../api/generated/profiles/profiles.ts';
import { readDraft, writeDraft } from './drafts.ts';
import { privateListKey, privateLists } from './privateLists.ts';
import { createQueryClient, queryClientOf } from './queryClientOf.ts';
import { onSessionEnd, restoreSession, sessions, startSession } from './sessions.ts';
import { hasUnsent, unsentPrefix } from './unsent.ts';

let browser: ReturnType<typeof stubWindow>;
beforeEach(() => {
  browser = stubWindow();
  restoreSession();
});

/** Starts a session of はな, with drafts, unsent messages and lists of her and of another user. */
function logIn({ isKnown = true } = {}) {
  startSession('abc');
  const session = sessions.getState();
  const client = queryClientOf(session);
  if (isKnown) client.setQueryData(getGetCurrentUserQueryKey(), { id: 'user-hana' });
  for (const userId of ['user-hana', 'user-ren']) {
    writeDraft(userId, 'post', '書きかけ');
    browser.stored.set(`${unsentPrefix(userId)}tab`, '未送信');
    for (const name of privateLists) browser.stored.set(privateListKey(name, userId), '[]');
  }
  return { session, client };
}
const left = () =>
  ['user-hana', 'user-ren'].map((userId) => [
    readDraft(userId, 'post') !== '',
    hasUnsent(userId),
    privateLists.every((name) => browser.stored.has(privateListKey(name, userId))),
  ]);

describe('the end of a session (A16)', () => {
  test('by a logout removes the drafts, the outbox and the saved data of the user only', () => {
    logIn().session.end('logout');
    expect(left()).toEqual([
      [false, false, false],
      [true, true, true],
    ]);
  });

  test('by a logout before the user is known removes those of all users', () => {
    logIn({ isKnown: false }).session.end('logout');
    expect(left()).toEqual([
      [false, false, false],
      [false, false, false],
    ]);
  });

  test.each(['expired', 'elsewhere', 'replaced'] as const)('by %s keeps it for the next login', (reason) => {
    logIn().session.end(reason);
    expect(left()).toEqual([
      [true, true, true],
      [true, true, true],
    ]);
  });

  test('leaves nothing in the cache, and no timer that would retain it', () => {
    vi.useFakeTimers();
    const { session, client } = logIn();
    void client.prefetchQuery({ queryKey: getCountSentLikesQueryKey(), queryFn: () => new Promise(() => undefined) });
    const mutation = client.getMutationCache().build(client, { mutationFn: () => Promise.resolve(1), gcTime: 60_000 });
    const entries = [...client.getQueryCache().getAll(), mutation];
    session.end('expired');
    expect([client.getQueryCache().getAll(), client.getMutationCache().getAll()]).toEqual([[], []]);
    expect(entries.map(({ gcTime }) => gcTime)).toEqual([0, 0, 0]);
    expect(client.getDefaultOptions()).toMatchObject({ queries: { gcTime: 0 }, mutations: { gcTime: 0 } });
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});

describe('401 (C4, C6)', () => {
  const refuse = () => vi.stubGlobal('fetch', async () => Response.json({ detail: '無効です' }, { status: 401 }));

  test('ends the session as expired, once, however many calls get it', async () => {
    refuse();
    const ends: string[] = [];
    startSession('abc');
    const stop = onSessionEnd((reason) => ends.push(reason));
    await Promise.allSettled([countSentLikes(), countSentLikes()]);
    expect([ends, sessions.getState().token, browser.stored.has('token')]).toEqual([['expired'], null, false]);
    stop();
    startSession('abc');
    await countSentLikes().catch(() => undefined);
    expect(ends).toEqual(['expired']);
  });
});

test('a login ends the previous session, without reporting it as a logout', () => {
  const { session } = logIn();
  const ends: string[] = [];
  const stop = onSessionEnd((reason) => ends.push(reason));
  const reasons: string[] = [];
  session.onEnd((reason) => reasons.push(reason));
  startSession('def');
  expect([session.signal.aborted, reasons, ends]).toEqual([true, ['replaced'], []]);
  expect(browser.stored.get('token')).toBe('def');
  stop();
});

describe('the defaults of a query client', () => {
  let client: QueryClient;
  let asked: number;
  let status: number;

  beforeEach(() => {
    stubWindow();
    vi.stubGlobal('navigator', { onLine: true });
    vi.spyOn(console, 'warn').mockReturnValue();
    asked = 0;
    vi.stubGlobal('fetch', () => {
      asked += 1;
      return Promise.resolve(Response.json({ detail: 'プロフィールが見つかりません' }, { status }));
    });
    client = createQueryClient();
    client.mount();
  });
  afterEach(() => {
    client.unmount();
    client.clear();
    focusManager.setFocused(undefined);
    onlineManager.setOnline(true);
  });

  /** Simulates a screen that shows the own profile. */
  const mount = () =>
    new QueryObserver(client, { ...getGetMyProfileQueryOptions(), retry: false }).subscribe(() => undefined);
  const answered = () =>
    waitFor(() => expect(client.getQueryState(getGetMyProfileQueryKey())?.fetchStatus).toBe('idle'));

  async function lookAround(): Promise<void> {
    const shell = mount();
    await answered();
    const screen = mount();
    await answered();
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await answered();
    reconnect();
    await answered();
    screen();
    mount()();
    await answered();
    shell();
  }

  describe('the own profile of a new user (S4)', () => {
    test('is requested once, whatever components mount and unmount', async () => {
      status = 404;
      await lookAround();
      expect(asked).toBe(1);
    });

    test('is requested again if the server failed', async () => {
      status = 500;
      await lookAround();
      expect(asked).toBeGreaterThan(3);
    });

    test('exists as soon as it was saved', async () => {
      status = 404;
      const unsubscribe = mount();
      await answered();
      client.setQueryData(getGetMyProfileQueryKey(), { display_name: 'そら' });
      expect(client.getQueryState(getGetMyProfileQueryKey())).toMatchObject({ status: 'success', error: null });
      unsubscribe();
    });
  });

  test.each([
    [new ApiError('http', '', { status: 401 }), 0],
    [new ApiError('http', '', { status: 404 }), 0],
    [new ApiError('http', '', { status: 400 }), 1],
    [new ApiError('http', '', { status: 403 }), 1],
    [new ApiError('contract', ''), 1],
    [new TypeError('x is undefined'), 1],
  ])('401 and 404 of queries are not logged, other failures are: %s', async (error, logged) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const queryFn = async () => {
      throw error;
    };
    await expect(client.fetchQuery({ queryKey: ['a'], queryFn, retry: false })).rejects.toBe(error);
    expect(warn).toHaveBeenCalledTimes(logged);
  });

  test('while the browser reports that it is offline, queries are sent all the same, and a mutation is sent once', async () => {
    onlineManager.setOnline(false);
    const queryFn = vi.fn<() => Promise<number>>().mockResolvedValue(1);
    const mutationFn = vi.fn<() => Promise<number>>().mockRejectedValue(new ApiError('network', ''));
    await client.fetchQuery({ queryKey: ['b'], queryFn });
    await client
      .getMutationCache()
      .build(client, { mutationFn })
      .execute(undefined)
      .catch(() => undefined);
    expect([queryFn.mock.calls.length, mutationFn.mock.calls.length]).toEqual([1, 1]);
    onlineManager.setOnline(true);
  });
});
