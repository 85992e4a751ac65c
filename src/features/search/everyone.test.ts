import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Profile, Tag } from '../../api/generated/model/index.ts';
import { toMatchInput } from '../../scoring/matchInput.ts';
import { type Everyone, everyoneOf } from './everyone.ts';
import { filterGroups } from './filters.ts';

const tag = (value: string): Tag => ({ id: value, name: value, value, display_name_ja: value, sort_order: 1 });
const tags = (genre?: string) =>
  Object.fromEntries(
    filterGroups.map((group) => [group, group === 'genres' && genre !== undefined ? [tag(genre)] : []]),
  ) as unknown as Profile['tags'];

function profile(index: number): Profile {
  return {
    id: `p${String(index).padStart(3, '0')}`,
    user_id: `u${index}`,
    display_name: `${index}`,
    bio: null,
    age_range: null,
    activity_level: null,
    years_of_experience: null,
    website_url: null,
    twitter_url: null,
    instagram_url: null,
    youtube_url: null,
    soundcloud_url: null,
    avatar_url: null,
    created_at: '2026-11-20T09:00:00+00:00',
    last_active: null,
    likes_count: 0,
    tags: tags(index === 150 ? 'jazz' : undefined),
  };
}

const people = Array.from({ length: 250 }, (_, index) => profile(index));
const asked: string[] = [];
let answer: (skip: number, signal: AbortSignal) => Promise<Response>;
let client: QueryClient;
let everyone: Everyone;

const batchFrom = (skip: number) => Promise.resolve(Response.json(people.slice(skip, skip + 100)));

beforeEach(() => {
  asked.length = 0;
  answer = batchFrom;
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    asked.push(url);
    return answer(Number(new URL(url, 'http://backend.test').searchParams.get('skip')), signal);
  });
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  everyone = everyoneOf(client);
});
afterEach(() => vi.unstubAllGlobals());

const state = () => everyone.state.getState();
const until = (holds: () => boolean) => vi.waitFor(() => expect(holds()).toBe(true));
const complete = () => until(() => state().isComplete && !state().isFetching);

describe('F1: batches of 100', () => {
  test('one after the other until a short one', async () => {
    const sizes: number[] = [];
    everyone.state.subscribe(({ orders }) => sizes.push(orders.match.length));
    everyone.load();
    expect(state()).toMatchObject({ hasBegun: false, isFetching: true });
    await complete();
    expect(asked).toEqual([0, 100, 200].map((skip) => `/api/profiles?skip=${skip}&limit=100`));
    expect(sizes.filter((size) => size > 0)[0]).toBe(100);
    expect(sizes.at(-1)).toBe(250);
    expect(state().error).toBeNull();
  });

  test('nothing of them stays in the cache', async () => {
    everyone.load();
    await complete();
    await until(() => client.getQueryCache().getAll().length === 0);
    expect(client.getQueryCache().getAll()).toEqual([]);
  });

  test('whoever comes back finds them without asking', async () => {
    const stop = everyone.load();
    await complete();
    stop();
    everyone.load();
    expect(asked).toHaveLength(3);
    expect(everyoneOf(client)).toBe(everyone);
    expect(everyoneOf(new QueryClient())).not.toBe(everyone);
  });
});

test('after five minutes they are loaded again, and stay in view until all have come', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const stop = everyone.load();
  await complete();
  stop();
  vi.setSystemTime(Date.now() + 5 * 60_000 + 1);
  const left = people.slice(1);
  answer = (skip) => Promise.resolve(Response.json(left.slice(skip, skip + 100)));
  const sizes = new Set<number>();
  everyone.state.subscribe(({ orders }) => sizes.add(orders.match.length));
  everyone.load();
  await until(() => state().orders.match.length === 249);
  expect([...sizes]).toEqual([250, 249]);
  vi.useRealTimers();
});

describe('interruptions', () => {
  test('a stop gives the call up, and a start goes on there', async () => {
    let signalOfSecond: AbortSignal | undefined;
    answer = (skip, signal) => {
      if (skip === 0) return batchFrom(0);
      signalOfSecond = signal;
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
      });
    };
    const stop = everyone.load();
    await until(() => signalOfSecond !== undefined);
    stop();
    expect(signalOfSecond?.aborted).toBe(true);
    answer = batchFrom;
    everyone.load();
    await complete();
    expect(asked.map((url) => new URL(url, 'http://backend.test').searchParams.get('skip'))).toEqual([
      '0',
      '100',
      '100',
      '200',
    ]);
  });

  test('a call that was given up because it took too long is made once more', async () => {
    let hangs = true;
    answer = (skip, signal) => {
      if (!hangs) return batchFrom(skip);
      hangs = false;
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    };
    everyone.load();
    await until(() => asked.length === 1);
    await client.getQueryCache().getAll()[0]?.cancel({ revert: true });
    await complete();
    expect(asked).toEqual([0, 0, 100, 200].map((skip) => `/api/profiles?skip=${skip}&limit=100`));
    expect(state().error).toBeNull();
  });

  test('a batch that does not come is told, and tried again on demand', async () => {
    answer = (skip) => (skip === 100 ? Promise.reject(new TypeError('offline')) : batchFrom(skip));
    everyone.load();
    await until(() => state().error !== null);
    expect(state()).toMatchObject({ hasBegun: true, isComplete: false, isFetching: false });
    answer = batchFrom;
    everyone.retry();
    expect(state()).toMatchObject({ isFetching: true, error: { kind: 'network' } });
    await complete();
    expect(state().error).toBeNull();
    expect(state().orders.match).toHaveLength(250);
  });
});

describe('the one who looks', () => {
  const jazz = { profileId: 'p007', userId: 'u7', match: toMatchInput({ tags: { genres: [tag('jazz')] } }) };
  const first = () => state().orders.match[0]?.profile.id;

  test('becomes known while people come: all are compared, and oneself is gone', async () => {
    const stop = everyone.state.subscribe(({ orders }) => {
      if (orders.match.length === 100) everyone.setSelf(jazz);
    });
    everyone.load();
    await complete();
    stop();
    expect(first()).toBe('p150');
    expect(state().orders.match).toHaveLength(249);
    expect(state().orders.match.some(({ profile: { id } }) => id === 'p007')).toBe(false);
  });

  test('changes when all are there: they are compared anew', async () => {
    everyone.load();
    await complete();
    expect(first()).toBe('p000');
    everyone.setSelf(jazz);
    await until(() => first() === 'p150');
    const { orders } = state();
    everyone.setSelf(structuredClone(jazz));
    await Promise.resolve();
    expect(state().orders).toBe(orders);
  });
});
