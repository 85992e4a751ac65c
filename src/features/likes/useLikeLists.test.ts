import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from '../../../tests/support/fakeWindow.ts';
import { mutualLike, NONE, receivedLike, sentLike } from '../../../tests/support/likeFixtures.ts';
import { act, renderHook, until } from '../../../tests/support/renderHook.ts';
import { inSession, startTestSession } from '../../../tests/support/testSession.tsx';
import { likesOf } from '../../likes/likes.ts';
import type { Session } from '../../session/session.ts';
import { useLikeLists } from './useLikeLists.ts';

/** The server's responses by method and path. */
let answers: Record<string, unknown>;
let asked: string[];
let session: Session;
let client: QueryClient;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  asked = [];
  answers = {};
  stubWindow();
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    const call = `${method} ${decodeURIComponent(url)}`;
    asked.push(call);
    if (!(call in answers)) throw new TypeError('offline');
    return Response.json(answers[call]);
  });
  ({ session, client } = startTestSession());
});
afterEach(() => {
  client.clear();
});

const isQuiet = () => client.isFetching() === 0;

describe('L22: the three lists, of which each is requested up to 100 items', () => {
  const list = <Like>(make: (name: string) => Like, prefix: string, count: number) =>
    Array.from({ length: count }, (_, index) => make(`${prefix}${index}`));
  const answerLists = (sent: number, received: number, mutual: number) => {
    answers['GET /api/likes/sent?skip=0&limit=100'] = list(sentLike, 's', sent);
    answers['GET /api/likes/received?skip=0&limit=100'] = list(receivedLike, 'r', received);
    answers['GET /api/likes/mutual?skip=0&limit=100'] = list(mutualLike, 'm', mutual);
    answers['GET /api/likes/count/sent'] = { count: 250 };
    answers['GET /api/likes/count/received'] = { count: 150 };
    answers['GET /api/likes/count/mutual'] = { count: 120 };
  };
  const loaded = async () => {
    const lists = await renderHook(useLikeLists, undefined, inSession(session));
    expect(lists.first().isLoading).toBe(true);
    await until(() => !lists.current().isLoading && isQuiet());
    return lists;
  };
  const counts = () => asked.filter((call) => call.includes('count')).sort();

  test('short ones are counted by their length', async () => {
    answerLists(2, 99, 1);
    const lists = await loaded();
    expect(lists.current().counts).toEqual({ sent: 2, received: 99, matched: 1 });
    expect(counts()).toEqual([]);
  });

  test.each([
    [100, 1, 1, { sent: 249, received: 1, matched: 1 }, ['mutual', 'sent']],
    [1, 100, 1, { sent: 1, received: 149, matched: 1 }, ['mutual', 'received']],
    [1, 1, 100, { sent: 1, received: 1, matched: 120 }, ['mutual']],
    [100, 100, 100, { sent: 130, received: 30, matched: 120 }, ['mutual', 'received', 'sent']],
  ])(
    '%d sent, %d received and %d mutual: the server counts full ones',
    async (sent, received, mutual, shown, which) => {
      answerLists(sent, received, mutual);
      const lists = await loaded();
      expect(lists.current().counts).toEqual(shown);
      expect(counts()).toEqual(which.map((name) => `GET /api/likes/count/${name}`));
    },
  );

  test('a failed one is empty and says so, a retry requests it alone, and likes that are being removed are excluded', async () => {
    answerLists(2, 0, 0);
    delete answers['GET /api/likes/mutual?skip=0&limit=100'];
    const lists = await loaded();
    await act(async () => likesOf(session).pending.setState(new Map([['profile-s0', { status: NONE, at: 0 }]]), true));
    expect(lists.current().items.sent.map(({ profile }) => profile.id)).toEqual(['profile-s1']);
    expect(lists.current().items.matched).toEqual([]);
    const { sent, received, matched } = lists.current().failures;
    expect([sent, received, matched?.name]).toEqual([null, null, 'ApiError']);
    asked = [];
    answers['GET /api/likes/mutual?skip=0&limit=100'] = [mutualLike('m0')];
    await act(async () => lists.current().retry());
    await until(() => !lists.current().isLoading && isQuiet());
    expect(asked).toEqual(['GET /api/likes/mutual?skip=0&limit=100']);
    expect(lists.current().items.matched).toHaveLength(1);
    expect(lists.current().failures.matched).toBeNull();
  });

  test.each(['sent', 'received', 'mutual'])('are loading while those %s are', async (name) => {
    answerLists(1, 1, 1);
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      url.includes(name) ? new Promise(() => undefined) : fetch(url, init),
    );
    const lists = await renderHook(useLikeLists, undefined, inSession(session));
    await until(() => client.isFetching() === 1);
    expect(lists.current().isLoading).toBe(true);
  });
});
