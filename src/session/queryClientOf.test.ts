import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from '../../tests/support/fakeWindow.ts';
import { countSentLikes, getCountSentLikesQueryKey } from '../api/generated/likes/likes.ts';
import { getGetCurrentUserQueryKey } from '../api/generated/auth/auth.ts';
import { readDraft, writeDraft } from './drafts.ts';
import { queryClientOf } from './queryClientOf.ts';
import { onSessionEnd, restoreSession, sessions, startSession } from './sessions.ts';
import { privateListKey, privateLists } from './privateLists.ts';
import { hasStoredPeople, markStoredPeople } from './storedPeople.ts';
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

  test.each(['logout', 'expired', 'elsewhere', 'replaced'] as const)(
    'by %s removes the people of the search (F44), and a login does not',
    (reason) => {
      markStoredPeople();
      queryClientOf(sessions.getState());
      const { session } = logIn();
      expect(hasStoredPeople()).toBe(true);
      session.end(reason);
      expect(hasStoredPeople()).toBe(false);
    },
  );

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
