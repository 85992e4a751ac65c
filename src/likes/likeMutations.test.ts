import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '../api/errors.ts';
import type { LikeStatus } from '../api/generated/model/index.ts';
import { createLikeMutations, type LikeOrigin, type LikeOutcome } from './likeMutations.ts';
import { profileOf } from './likeFixtures.ts';

const REN = profileOf('ren');
const failure = (status: number) => new ApiError('http', `HTTP ${status}`, { status });

/** A server whose responses the test controls, and a record of what was shown. */
function setUp({ liked = false, likesMe = false } = {}) {
  let status: LikeStatus = { is_liked: liked, is_mutual: liked && likesMe };
  let cached: LikeStatus = { ...status };
  const session = new AbortController();
  const calls: string[] = [];
  const shown: string[] = [];
  const messages: string[] = [];
  const outcomes: LikeOutcome[] = [];
  const pending: { run: () => void; fail: (error: ApiError) => void }[] = [];

  const call = (name: string, effect: () => void) => () => {
    calls.push(name);
    return new Promise<void>((resolve, reject) => {
      pending.push({
        run: () => {
          effect();
          resolve();
        },
        fail: reject,
      });
    });
  };
  const read = call('read', () => undefined);
  const setLiked = createLikeMutations({
    like: call('like', () => (status = { is_liked: true, is_mutual: likesMe })),
    unlike: call('unlike', () => (status = { is_liked: false, is_mutual: false })),
    readStatus: async () => {
      await read();
      return status;
    },
    cachedStatus: () => cached,
    showPending: (_, next) => show(next),
    signal: session.signal,
    settle: (outcome) => {
      cached = outcome.after;
      show(outcome.after);
      outcomes.push(outcome);
      if (!outcome.silent) messages.push(`${outcome.wanted ? 'like' : 'unlike'} ${outcome.failed ? 'failed' : 'done'}`);
    },
  });
  const show = (next: LikeStatus) => shown.push(next.is_mutual ? 'mutual' : next.is_liked ? 'liked' : 'none');
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    calls,
    shown,
    messages,
    pending,
    server: (next: LikeStatus) => (status = next),
    logOut: () => session.abort(),
    outcomes,
    tap: (wanted: boolean, origin?: LikeOrigin) => void setLiked(REN, wanted, origin),
    answer: async () => {
      pending.shift()?.run();
      await settle();
    },
    refuse: async (error: ApiError) => {
      pending.shift()?.fail(error);
      await settle();
    },
  };
}

describe('F8: a like', () => {
  let page: ReturnType<typeof setUp>;
  beforeEach(() => (page = setUp()));

  test('is shown at once, sent, checked, and reported', async () => {
    page.tap(true);
    expect(page.shown).toEqual(['liked']);
    expect(page.messages).toEqual([]);
    await page.answer();
    expect(page.calls).toEqual(['like', 'read']);
    await page.answer();
    expect(page.shown.at(-1)).toBe('liked');
    expect(page.messages).toEqual(['like done']);
  });

  test('is mutual if the check says so', async () => {
    page = setUp({ likesMe: true });
    page.tap(true);
    await page.answer();
    await page.answer();
    expect(page.shown).toEqual(['liked', 'mutual']);
  });

  test('is rolled back when the call fails', async () => {
    page.tap(true);
    await page.refuse(failure(500));
    expect(page.calls).toEqual(['like']);
    expect(page.shown).toEqual(['liked', 'none']);
    expect(page.messages).toEqual(['like failed']);
  });

  test.each([400, 409])('that existed already (%i) counts as a success', async (status) => {
    page.server({ is_liked: true, is_mutual: false });
    page.tap(true);
    await page.refuse(failure(status));
    await page.answer();
    expect(page.calls).toEqual(['like', 'read']);
    expect(page.shown.at(-1)).toBe('liked');
    expect(page.messages).toEqual(['like done']);
  });

  test('of oneself (400, and the check says no) fails', async () => {
    page.tap(true);
    await page.refuse(failure(400));
    await page.answer();
    expect(page.shown.at(-1)).toBe('none');
    expect(page.messages).toEqual(['like failed']);
  });

  test('succeeds when only the check fails', async () => {
    page.tap(true);
    await page.answer();
    await page.refuse(failure(500));
    expect(page.shown.at(-1)).toBe('liked');
    expect(page.messages).toEqual(['like done']);
  });
});

describe('F8: removing a like', () => {
  test('clears the match too', async () => {
    const page = setUp({ liked: true, likesMe: true });
    page.tap(false);
    expect(page.shown).toEqual(['none']);
    await page.answer();
    await page.answer();
    expect(page.calls).toEqual(['unlike', 'read']);
    expect(page.messages).toEqual(['unlike done']);
  });

  test('restores the match when it fails', async () => {
    const page = setUp({ liked: true, likesMe: true });
    page.tap(false);
    await page.refuse(failure(503));
    expect(page.shown).toEqual(['none', 'mutual']);
    expect(page.messages).toEqual(['unlike failed']);
  });

  test('of a like that is gone already (404) is a success', async () => {
    const page = setUp({ liked: true });
    page.server({ is_liked: false, is_mutual: false });
    page.tap(false);
    await page.refuse(failure(404));
    await page.answer();
    expect(page.messages).toEqual(['unlike done']);
  });
});

describe('an outcome', () => {
  test('has the state before and after', async () => {
    const page = setUp({ likesMe: true });
    page.tap(true, 'undo');
    await page.answer();
    await page.answer();
    expect(page.outcomes).toEqual([
      {
        profile: REN,
        wanted: true,
        origin: 'undo',
        failed: false,
        silent: false,
        before: { is_liked: false, is_mutual: false },
        after: { is_liked: true, is_mutual: true },
      },
    ]);
  });

  test('without a change keeps the same object', async () => {
    const page = setUp({ liked: true });
    page.tap(false);
    await page.refuse(failure(500));
    expect(page.outcomes[0]?.after).toBe(page.outcomes[0]?.before);
  });
});

describe('F8: presses while a call is in flight', () => {
  test('like, unlike: both are sent, in order, and only the last outcome is reported', async () => {
    const page = setUp();
    page.tap(true);
    page.tap(false);
    expect(page.calls).toEqual(['like']);
    await page.answer();
    await page.answer();
    await page.answer();
    await page.answer();
    expect(page.calls).toEqual(['like', 'read', 'unlike', 'read']);
    expect(page.shown.at(-1)).toBe('none');
    expect(page.messages).toEqual(['unlike done']);
  });

  test('like, unlike, like: one call', async () => {
    const page = setUp();
    for (const wanted of [true, false, true]) page.tap(wanted);
    await page.answer();
    await page.answer();
    expect(page.calls).toEqual(['like', 'read']);
    expect(page.shown).toEqual(['liked', 'none', 'liked', 'liked']);
    expect(page.messages).toEqual(['like done']);
  });

  test('ten presses never make two calls at once', async () => {
    const page = setUp();
    for (let tap = 0; tap < 10; tap += 1) page.tap(tap % 2 === 0);
    expect(page.pending).toHaveLength(1);
    while (page.pending.length > 0) {
      expect(page.pending).toHaveLength(1);
      await page.answer();
    }
    expect(page.shown.at(-1)).toBe('none');
  });

  test('a like that fails after it was removed is not reported: the state is as before', async () => {
    const page = setUp();
    page.tap(true);
    page.tap(false);
    await page.refuse(failure(500));
    expect(page.calls).toEqual(['like']);
    expect(page.shown.at(-1)).toBe('none');
    expect(page.messages).toEqual([]);
  });

  test('after a logout nothing is sent, shown or reported', async () => {
    const page = setUp();
    page.tap(true);
    page.tap(false);
    const before = page.shown.length;
    page.logOut();
    await page.answer();
    await page.answer();
    expect(page.calls).not.toContain('unlike');
    expect(page.shown).toHaveLength(before);
    expect(page.messages).toEqual([]);
  });
});
