import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from '../../tests/support/fakeWindow.ts';
import { startTestSession } from '../../tests/support/testSession.tsx';
import type { Session } from '../session/session.ts';
import { getListReceivedLikesQueryKey, getListSentLikesQueryKey } from '../api/generated/likes/likes.ts';
import { LIST_PAGE } from './likeCache.ts';
import type { LikeOutcome } from './likeMutations.ts';
import { likesOf, type Likes } from './likes.ts';
import { profileOf, receivedLike, sentLike } from './likeFixtures.ts';
import { waitFor } from '../../tests/support/waitFor.ts';

const REN = profileOf('れん');

let client: QueryClient;
let session: Session;
let likes: Likes;
let outcomes: LikeOutcome[];
let answers: { path: string; respond: (response: Response) => void }[];

beforeEach(() => {
  vi.useFakeTimers();
  stubWindow();
  answers = [];
  outcomes = [];
  vi.stubGlobal(
    'fetch',
    (url: string, init: RequestInit) =>
      new Promise<Response>((respond) => answers.push({ path: `${init.method} ${decodeURIComponent(url)}`, respond })),
  );
  ({ session, client } = startTestSession());
  likes = likesOf(session);
  likes.onOutcome((outcome) => outcomes.push(outcome));
});
afterEach(() => {
  vi.useRealTimers();
});

async function answer(path: string, body: unknown, status = 200): Promise<void> {
  await waitFor(() => expect(answers.map((call) => call.path)).toContain(path));
  const [call] = answers.splice(
    answers.findIndex((open) => open.path === path),
    1,
  );
  call?.respond(body === null ? new Response(null, { status }) : Response.json(body, { status }));
  await vi.advanceTimersByTimeAsync(0);
}
const like = () => answer('POST /api/likes/profiles/profile-れん/like', sentLike('れん', true));
const status = (is_liked: boolean, is_mutual: boolean) =>
  answer('GET /api/likes/profiles/profile-れん/status', { is_liked, is_mutual });
const pending = () => likes.pending.getState().get('profile-れん')?.status;

test('exist once per session', () => {
  expect(likesOf(session)).toBe(likes);
  expect(likesOf(startTestSession('token-of-ren').session)).not.toBe(likes);
});

test('a later subscriber receives earlier outcomes, once', async () => {
  void likes.setLiked(REN, true);
  await like();
  await status(true, true);
  const [late, later] = [[] as LikeOutcome[], [] as LikeOutcome[]];
  likes.onOutcome((outcome) => late.push(outcome), true);
  await vi.advanceTimersByTimeAsync(0);
  likes.onOutcome((outcome) => later.push(outcome), true);
  expect([outcomes, late, later].map(({ length }) => length)).toEqual([1, 1, 0]);
});

describe('an optimistic status', () => {
  test('lasts from the press to the end of the animation, and includes the match meanwhile', async () => {
    void likes.setLiked(REN, true);
    expect(pending()).toEqual({ is_liked: true, is_mutual: false });
    expect(likes.isLiking()).toBe(true);
    await vi.advanceTimersByTimeAsync(100);
    await like();
    await status(true, true);
    await waitFor(() => expect(outcomes).toHaveLength(1));
    expect(likes.isLiking()).toBe(false);
    expect(pending()).toEqual({ is_liked: true, is_mutual: true });
    await vi.advanceTimersByTimeAsync(800);
    expect(pending()).toBeUndefined();
  });

  test('ends with the outcome if there is no animation: removing, undoing, failing', async () => {
    void likes.setLiked(REN, true, 'undo');
    await like();
    await status(true, true);
    await waitFor(() => expect(outcomes).toHaveLength(1));
    expect(pending()).toBeUndefined();

    void likes.setLiked(REN, false);
    expect(pending()).toEqual({ is_liked: false, is_mutual: false });
    await answer('DELETE /api/likes/profiles/profile-れん/like', null, 204);
    await status(false, false);
    await waitFor(() => expect(outcomes).toHaveLength(2));
    expect(pending()).toBeUndefined();

    void likes.setLiked(REN, true);
    await answer('POST /api/likes/profiles/profile-れん/like', { detail: 'x' }, 500);
    await waitFor(() => expect(outcomes).toHaveLength(3));
    expect(outcomes[2]?.failed).toBe(true);
    expect(pending()).toBeUndefined();
    expect(likes.isLiking()).toBe(false);
  });

  test('that was replaced is not removed with the first one', async () => {
    void likes.setLiked(REN, true);
    await like();
    await status(true, false);
    await waitFor(() => expect(outcomes).toHaveLength(1));
    void likes.setLiked(REN, false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(pending()).toEqual({ is_liked: false, is_mutual: false });
  });
});

test("the server's response becomes the new item of the lists", async () => {
  client.setQueryData(getListSentLikesQueryKey(LIST_PAGE), []);
  client.setQueryData(getListReceivedLikesQueryKey(LIST_PAGE), [receivedLike('れん')]);
  void likes.setLiked(REN, true);
  await like();
  await status(true, true);
  await waitFor(() => expect(outcomes).toHaveLength(1));
  expect(client.getQueryData(getListSentLikesQueryKey(LIST_PAGE))).toEqual([sentLike('れん', true)]);
});
