import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from '../../tests/support/fakeWindow.ts';
import { inSession, startTestSession } from '../../tests/support/testSession.tsx';
import { act, renderHook, until } from '../../tests/support/renderHook.ts';
import { getListMutualLikesQueryKey, getListSentLikesQueryKey } from '../api/generated/likes/likes.ts';
import type { Session } from '../session/session.ts';
import { LIST_PAGE } from './likeCache.ts';
import { LIKED, NONE, profileOf, receivedLike, sentLike } from '../../tests/support/likeFixtures.ts';
import { useLike, useLikesViewer } from './useLike.ts';

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
  mutual: getListMutualLikesQueryKey(LIST_PAGE),
};
const STATUS = 'GET /api/likes/profiles/profile-れん/status';

describe('F7: whether the viewer likes somebody', () => {
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

describe('whether a person likes the viewer', () => {
  test('is what the list says, and false until it is loaded', async () => {
    answers['GET /api/likes/received?skip=0&limit=100'] = [receivedLike('あおい'), receivedLike('れん')];
    const likers = await hook(useLikesViewer, undefined);
    expect(likers.first()(REN.id)).toBe(false);
    await until(() => likers.current()(REN.id));
    expect(likers.current()('profile-だれか')).toBe(false);
    time += 59_999;
    await hook(useLikesViewer, undefined);
    await until(isQuiet);
    expect(asked).toHaveLength(1);
  });

  test('is false if the list fails, which is not requested again', async () => {
    const likers = await hook(useLikesViewer, undefined);
    await until(() => asked.length === 1 && isQuiet());
    expect(likers.current()(REN.id)).toBe(false);
  });
});
