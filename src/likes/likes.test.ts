import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from '../../tests/support/fakeWindow.ts';
import { startTestSession } from '../../tests/support/testSession.tsx';
import { waitFor } from '../../tests/support/waitFor.ts';
import type { Session } from '../session/session.ts';
import {
  getGetLikeStatusQueryKey,
  getListReceivedLikesQueryKey,
  getListSentLikesQueryKey,
} from '../api/generated/likes/likes.ts';
import type { LikeStatus } from '../api/generated/model/index.ts';
import { cachedStatus, LIST_PAGE } from './likeCache.ts';
import { LIKE_ANIMATION_MS, likesOf, type LikeOutcome, type Likes } from './likes.ts';
import { LIKED, MUTUAL, NONE, profileOf, receivedLike, sentLike } from '../../tests/support/likeFixtures.ts';

const REN = profileOf('ren');

type Name = 'like' | 'unlike' | 'read';
const calls: Record<string, Name> = {
  'POST /api/likes/profiles/profile-ren/like': 'like',
  'DELETE /api/likes/profiles/profile-ren/like': 'unlike',
  'GET /api/likes/profiles/profile-ren/status': 'read',
};

let client: QueryClient;
let session: Session;
let likes: Likes;
let outcomes: LikeOutcome[];
/** The requests in the order in which they were sent. */
let asked: Name[];
let open: { name: Name; respond: (response: Response) => void }[];
/** The status on the server, and whether Ren likes back. */
let server: LikeStatus;
let likesViewer: boolean;
/** The shown states of Ren's profile, one for each change of a pending status. */
let shown: string[];

beforeEach(() => {
  vi.useFakeTimers();
  stubWindow();
  [outcomes, asked, open, shown, server, likesViewer] = [[], [], [], [], NONE, false];
  vi.stubGlobal('fetch', (url: string, { method, signal }: RequestInit) => {
    const name = calls[`${method} ${url}`];
    if (name === undefined) throw new TypeError(`${method} ${url} was not expected`);
    asked.push(name);
    return new Promise<Response>((respond, reject) => {
      open.push({ name, respond });
      signal?.addEventListener('abort', () => reject(new DOMException('The call was aborted', 'AbortError')));
    });
  });
  ({ session, client } = startTestSession());
  likes = likesOf(session);
  likes.onOutcome((outcome) => outcomes.push(outcome));
  likes.pending.subscribe(() => {
    const { is_liked, is_mutual } = pending() ?? cachedStatus(client, REN.id);
    shown.push(is_mutual ? 'mutual' : is_liked ? 'liked' : 'none');
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const pending = () => likes.pending.getState().get(REN.id)?.status;
const messages = () =>
  outcomes
    .filter(({ silent }) => !silent)
    .map(({ wanted, failed }) => `${wanted ? 'like' : 'unlike'} ${failed ? 'failed' : 'done'}`);
const tap = (liked: boolean, origin?: 'undo') => void likes.setLiked(REN, liked, origin);

/** Sets a status that the cache and the server have already. */
function already(status: LikeStatus): void {
  server = status;
  likesViewer = status.is_mutual;
  client.setQueryData(getGetLikeStatusQueryKey(REN.id), status);
}

const succeed = {
  like: () => {
    server = { is_liked: true, is_mutual: likesViewer };
    return Response.json(sentLike('ren', likesViewer));
  },
  unlike: () => {
    server = NONE;
    return new Response(null, { status: 204 });
  },
  read: () => Response.json(server),
};

/** Completes the oldest requests, with success or an error of a status, and waits for what follows each of them. */
async function complete(...statuses: (number | 'ok')[]): Promise<void> {
  for (const status of statuses) {
    const { name, respond } = await waitFor(() => {
      const call = open.shift();
      if (call === undefined) throw new Error('no call');
      return call;
    });
    const reported = outcomes.length;
    respond(status === 'ok' ? succeed[name]() : Response.json({ detail: 'x' }, { status }));
    await waitFor(() => expect(open.length > 0 || outcomes.length > reported).toBe(true));
  }
}

describe('F8: a like', () => {
  test('is shown at once, sent, read again, and reported', async () => {
    tap(true);
    expect(shown).toEqual(['liked']);
    expect(messages()).toEqual([]);
    await complete('ok');
    expect(asked).toEqual(['like', 'read']);
    await complete('ok');
    expect(shown.at(-1)).toBe('liked');
    expect(messages()).toEqual(['like done']);
  });

  test('fails when the call fails, and the old status is shown', async () => {
    tap(true);
    await complete(500, 'ok');
    expect(asked).toEqual(['like', 'read']);
    expect(shown).toEqual(['liked', 'none']);
    expect(messages()).toEqual(['like failed']);
    expect(likes.isInFlight()).toBe(false);
  });

  test.each(['ok', 500] as const)(
    'whose answer is lost is what the status says, and fails without one (%s)',
    async (read) => {
      tap(true);
      server = MUTUAL;
      await complete(502, read);
      expect(messages()).toEqual([read === 'ok' ? 'like done' : 'like failed']);
      expect(shown.at(-1)).toBe(read === 'ok' ? 'mutual' : 'none');
      expect(outcomes[0]?.after.is_mutual).toBe(read === 'ok');
    },
  );

  test('that was refused fails without another call', async () => {
    tap(true);
    await complete(404);
    expect(asked).toEqual(['like']);
    expect(messages()).toEqual(['like failed']);
  });

  test.each([400, 409])('that the server has already (%i) succeeds', async (status) => {
    server = LIKED;
    tap(true);
    await complete(status, 'ok');
    expect(asked).toEqual(['like', 'read']);
    expect(shown.at(-1)).toBe('liked');
    expect(messages()).toEqual(['like done']);
  });

  test('of oneself (400, and the status says no) fails', async () => {
    tap(true);
    await complete(400, 'ok');
    expect(shown.at(-1)).toBe('none');
    expect(messages()).toEqual(['like failed']);
  });

  test.each([
    [false, 'liked'],
    [true, 'mutual'],
  ])(
    'succeeds when only the status cannot be read; the answer says whether it is a match (%s)',
    async (match, status) => {
      likesViewer = match;
      tap(true);
      await complete('ok', 500);
      expect(shown.at(-1)).toBe(status);
      expect(messages()).toEqual(['like done']);
    },
  );
});

describe('F8: an unlike', () => {
  test('ends the match, too', async () => {
    already(MUTUAL);
    tap(false);
    expect(shown).toEqual(['none']);
    await complete('ok', 'ok');
    expect(asked).toEqual(['unlike', 'read']);
    expect(messages()).toEqual(['unlike done']);
  });

  test('that fails shows the match again, and leaves the cached status as it is', async () => {
    already(MUTUAL);
    tap(false);
    await complete(503, 'ok');
    expect(shown).toEqual(['none', 'mutual']);
    expect(messages()).toEqual(['unlike failed']);
    expect(outcomes[0]?.after).toBe(outcomes[0]?.before);
  });

  test('of a like that the server no longer has (404) succeeds', async () => {
    already(LIKED);
    server = NONE;
    tap(false);
    await complete(404, 'ok');
    expect(messages()).toEqual(['unlike done']);
  });
});

test('an outcome has its origin, the status before and the status after', async () => {
  likesViewer = true;
  tap(true, 'undo');
  await complete('ok', 'ok');
  expect(outcomes).toEqual([
    { profile: REN, wanted: true, origin: 'undo', failed: false, silent: false, before: NONE, after: MUTUAL },
  ]);
});

describe('F8: taps while a call is in flight', () => {
  test('like, unlike: both are sent, in order, and only the last is reported', async () => {
    tap(true);
    tap(false);
    expect(asked).toEqual(['like']);
    await complete('ok', 'ok', 'ok', 'ok');
    expect(asked).toEqual(['like', 'read', 'unlike', 'read']);
    expect(shown.at(-1)).toBe('none');
    expect(messages()).toEqual(['unlike done']);
  });

  test('like, unlike, like: one call, with the origin of the last tap', async () => {
    tap(true);
    tap(false);
    tap(true, 'undo');
    await complete('ok', 'ok');
    expect(outcomes.map(({ origin }) => origin)).toEqual(['undo']);
    expect(asked).toEqual(['like', 'read']);
    expect(shown).toEqual(['liked', 'none', 'liked', 'liked']);
    expect(messages()).toEqual(['like done']);
  });

  test('a like that fails after it was taken back is not reported, since nothing has changed', async () => {
    tap(true);
    tap(false);
    await complete(500, 'ok');
    expect(asked).toEqual(['like', 'read']);
    expect(shown.at(-1)).toBe('none');
    expect(messages()).toEqual([]);
  });

  test('after a logout nothing more is sent, shown or reported', async () => {
    tap(true);
    tap(false);
    const before = shown.length;
    session.end('logout');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toEqual(['like']);
    expect(shown).toHaveLength(before);
    expect(messages()).toEqual([]);
  });
});

test('a later subscriber receives earlier outcomes, once', async () => {
  tap(true);
  await complete('ok', 'ok');
  const [late, later] = [[] as LikeOutcome[], [] as LikeOutcome[]];
  likes.onOutcome((outcome) => late.push(outcome), true);
  await vi.advanceTimersByTimeAsync(0);
  likes.onOutcome((outcome) => later.push(outcome), true);
  expect([outcomes, late, later].map(({ length }) => length)).toEqual([1, 1, 0]);
});

describe('an optimistic status', () => {
  test('L10: lasts from the press to the end of the animation, and includes the match meanwhile', async () => {
    likesViewer = true;
    const end = Date.now() + LIKE_ANIMATION_MS;
    tap(true);
    expect(pending()).toEqual(LIKED);
    expect(likes.isInFlight()).toBe(true);
    await complete('ok', 'ok');
    expect(likes.isInFlight()).toBe(false);
    expect(pending()).toEqual(MUTUAL);
    await vi.advanceTimersByTimeAsync(end - 1 - Date.now());
    expect(pending()).toEqual(MUTUAL);
    await vi.advanceTimersByTimeAsync(1);
    expect(pending()).toBeUndefined();
  });

  test('ends with the outcome if there is no animation: removing, undoing, failing', async () => {
    tap(true, 'undo');
    await complete('ok', 'ok');
    expect([outcomes.length, pending()]).toEqual([1, undefined]);
    tap(false);
    expect(pending()).toEqual(NONE);
    await complete('ok', 'ok');
    expect([outcomes.length, pending()]).toEqual([2, undefined]);
  });

  test('that was replaced is not removed with the first one', async () => {
    tap(true);
    await complete('ok', 'ok');
    tap(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(pending()).toEqual(NONE);
  });
});

test("the server's response becomes the new item of the lists", async () => {
  likesViewer = true;
  client.setQueryData(getListSentLikesQueryKey(LIST_PAGE), []);
  client.setQueryData(getListReceivedLikesQueryKey(LIST_PAGE), [receivedLike('ren')]);
  tap(true);
  await complete('ok', 'ok');
  expect(client.getQueryData(getListSentLikesQueryKey(LIST_PAGE))).toEqual([sentLike('ren', true)]);
});
