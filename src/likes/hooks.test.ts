import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from '../../tests/support/fakeWindow.ts';
import { inSession, startTestSession } from '../../tests/support/testSession.tsx';
import { act, renderHook, until } from '../../tests/support/renderHook.ts';
import {
  getListMutualLikesQueryKey,
  getListReceivedLikesQueryKey,
  getListSentLikesQueryKey,
} from '../api/generated/likes/likes.ts';
import type { Session } from '../session/session.ts';
import { LIST_PAGE } from './likeCache.ts';
import type { LikeOutcome } from './likes.ts';
import { likesOf } from './likes.ts';
import { LIKED, mutualLike, NONE, profileOf, receivedLike, sentLike } from '../../tests/support/likeFixtures.ts';
import { useLike } from './useLike.ts';
import { useLikeLists } from './useLikeLists.ts';
import { useLikeOutcomes } from './useLikeOutcomes.ts';
import { useLikesMe } from './useLikesMe.ts';

const REN = profileOf('れん');

/** The server's responses by method and path. */
let answers: Record<string, unknown>;
let asked: string[];
let session: Session;
let client: QueryClient;
let time: number;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  asked = [];
  answers = {};
  stubWindow();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    const call = `${method} ${decodeURIComponent(url)}`;
    asked.push(call);
    if (!(call in answers)) throw new TypeError('offline');
    return Response.json(answers[call]);
  });
  time = Date.parse('2026-11-20T12:00:00Z');
  vi.spyOn(Date, 'now').mockImplementation(() => time);
  ({ session, client } = startTestSession());
});
afterEach(() => {
  client.clear();
});

const hook = <Props, Result>(use: (props: Props) => Result, props: Props) => renderHook(use, props, inSession(session));
const isQuiet = () => client.isFetching() === 0;
const keys = {
  sent: getListSentLikesQueryKey(LIST_PAGE),
  received: getListReceivedLikesQueryKey(LIST_PAGE),
  mutual: getListMutualLikesQueryKey(LIST_PAGE),
};
const STATUS = 'GET /api/likes/profiles/profile-れん/status';

describe('F7: whether I like somebody', () => {
  test('is requested after the page is painted, at most once a minute, and unknown until then (L11)', async () => {
    answers[STATUS] = LIKED;
    const { requestAnimationFrame } = globalThis;
    const toPaint: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => toPaint.push(run));
    const card = await hook(() => useLike(REN), undefined);
    expect(card.current().status).toBeNull();
    expect(asked).toEqual([]);
    vi.stubGlobal('requestAnimationFrame', requestAnimationFrame);
    for (const paint of toPaint) paint(0);
    await until(() => card.current().status?.is_liked);
    expect(asked).toEqual([STATUS]);
    await card.unmount();
    time += 59_999;
    const again = await hook(() => useLike(REN), undefined);
    await until(isQuiet);
    expect([asked.length, again.current().status]).toEqual([1, LIKED]);
    await again.unmount();
    time += 1;
    await hook(() => useLike(REN), undefined);
    await until(() => asked.length === 2 && isQuiet());
  });

  test('a failed status is not requested again', async () => {
    const card = await hook(() => useLike(REN), undefined);
    await until(() => asked.length === 1 && isQuiet());
    expect(card.current().status).toEqual(NONE);
  });

  test('a status that a list contains is not requested', async () => {
    const fromProps = await hook(() => useLike(REN, LIKED), undefined);
    client.setQueryData(keys.sent, [sentLike('れん')]);
    client.setQueryData(keys.mutual, []);
    const listed = await hook(() => useLike(REN), undefined);
    await until(isQuiet);
    expect([fromProps.current().status, listed.current().status, asked.length]).toEqual([LIKED, LIKED, 0]);
  });

  test('a list is fresh for a minute from its arrival', async () => {
    client.setQueryData(keys.sent, [sentLike('れん')]);
    client.setQueryData(keys.mutual, []);
    time += 60_000;
    answers[STATUS] = NONE;
    const card = await hook(() => useLike(REN), undefined);
    expect(card.first().status).toEqual(LIKED);
    await until(() => card.current().status?.is_liked === false);
  });

  test('an optimistic update takes precedence over the cache', async () => {
    answers['POST /api/likes/profiles/profile-れん/like'] = sentLike('れん');
    answers[STATUS] = LIKED;
    const card = await hook(() => useLike(REN, NONE), undefined);
    await act(async () => card.current().setLiked(true));
    expect(card.current().status).toEqual(LIKED);
  });
});

test('outcomes are passed to all listeners, and earlier ones to those that ask for them', async () => {
  answers['POST /api/likes/profiles/profile-れん/like'] = sentLike('れん');
  answers[STATUS] = LIKED;
  const received: Record<string, LikeOutcome[]> = { always: [], early: [], late: [] };
  const listen = (name: string, early?: boolean) =>
    hook(() => useLikeOutcomes((outcome) => received[name]?.push(outcome), early), undefined);
  const always = await listen('always');
  await likesOf(session).setLiked(REN, true);
  await listen('late');
  await listen('early', true);
  const lengths = () => Object.values(received).map((outcomes) => outcomes.length);
  expect(lengths()).toEqual([1, 1, 0]);
  await always.unmount();
  await likesOf(session).setLiked(profileOf('あおい'), true);
  expect(lengths()).toEqual([1, 2, 1]);
});

describe('whether a person likes me', () => {
  test('is what the list says, and false until it is loaded', async () => {
    answers['GET /api/likes/received?skip=0&limit=100'] = [receivedLike('あおい'), receivedLike('れん')];
    const me = await hook(useLikesMe, undefined);
    expect(me.first()(REN.id)).toBe(false);
    await until(() => me.current()(REN.id));
    expect(me.current()('profile-だれか')).toBe(false);
    time += 59_999;
    await hook(useLikesMe, undefined);
    await until(isQuiet);
    expect(asked).toHaveLength(1);
  });

  test('is false if the list fails, which is not requested again', async () => {
    const me = await hook(useLikesMe, undefined);
    await until(() => asked.length === 1 && isQuiet());
    expect(me.current()(REN.id)).toBe(false);
  });
});

describe('the three lists', () => {
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
    const lists = await hook(useLikeLists, undefined);
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

  test('a failed one is empty, and likes that are being removed are excluded', async () => {
    answerLists(2, 0, 0);
    delete answers['GET /api/likes/mutual?skip=0&limit=100'];
    const lists = await loaded();
    await act(async () =>
      likesOf(session).pending.setState(new Map([['profile-s0', { status: NONE, at: time }]]), true),
    );
    expect(lists.current().items.sent.map(({ profile }) => profile.id)).toEqual(['profile-s1']);
    expect(lists.current().items.matched).toEqual([]);
  });

  test.each(['sent', 'received', 'mutual'])('are loading while those %s are', async (name) => {
    answerLists(1, 1, 1);
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      url.includes(name) ? new Promise(() => undefined) : fetch(url, init),
    );
    const lists = await hook(useLikeLists, undefined);
    await until(() => client.isFetching() === 1);
    expect(lists.current().isLoading).toBe(true);
  });
});
