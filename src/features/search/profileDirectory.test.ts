import { focusManager, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aProfile } from '../../../tests/support/build.ts';
import { stubWindow } from '../../../tests/support/fakeWindow.ts';
import { noTags } from '../../../tests/support/noTags.ts';
import { reconnect } from '../../../tests/support/reconnect.ts';
import { startTestSession } from '../../../tests/support/testSession.tsx';
import { waitFor } from '../../../tests/support/waitFor.ts';
import type { Profile, Tag } from '../../api/generated/model/index.ts';
import { toMatchInput } from '../../scoring/matchInput.ts';
import type { Session } from '../../session/session.ts';
import { firstSearchCall } from './batches.ts';
import { createProfileDirectory, type ProfileDirectory } from './profileDirectory.ts';

const tag = (value: string): Tag => ({ id: value, name: value, value, display_name_ja: value, sort_order: 1 });

const profile = (index: number) =>
  aProfile({
    id: `p${String(index).padStart(3, '0')}`,
    user_id: `u${index}`,
    display_name: `${index}`,
    last_active: null,
    tags: index === 150 ? { ...noTags, genres: [tag('jazz')] } : noTags,
  });

const people = Array.from({ length: 250 }, (_, index) => profile(index));
const asked: string[] = [];
const callsFrom = (...skips: number[]) => skips.map((skip) => `/api/profiles?skip=${skip}&limit=100`);
let answer: (skip: number, signal: AbortSignal) => Promise<Response>;
let client: QueryClient;
let session: Session;
let directory: ProfileDirectory;
const stops: (() => void)[] = [];

const page = (all: readonly Profile[], skip: number) => Response.json(all.slice(skip, skip + 100));
const batchFrom = (skip: number) => Promise.resolve(page(people, skip));
/** The first people of each batch that follows a full first one at once. */
const AFTER_FIRST = [1_000, 100, 200, 300];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  stubWindow();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  asked.length = 0;
  answer = batchFrom;
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    asked.push(url);
    return answer(Number(new URL(url, 'http://backend.test').searchParams.get('skip')), signal);
  });
  ({ session, client } = startTestSession());
  directory = session.own(createProfileDirectory);
  const { load } = directory;
  directory.load = () => {
    const stop = load();
    stops.push(stop);
    return stop;
  };
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const state = () => directory.state.getState();
const until = (condition: () => boolean) => waitFor(() => expect(condition()).toBe(true));
const complete = () => until(() => state().isComplete && !state().isFetching);

describe('F1: batches of 100', () => {
  test('are loaded several at a time after the first, until a short one; a few people wait for each other', async () => {
    const sizes = new Set<number>();
    directory.state.subscribe(({ orders }) => sizes.add(orders.match.length));
    directory.load();
    expect(state()).toMatchObject({ hasFirstBatch: false, isFetching: true });
    expect(asked).toEqual(callsFrom(0));
    await complete();
    expect(asked).toEqual(callsFrom(0, ...AFTER_FIRST));
    expect([...sizes]).toEqual([0, 250]);
    expect(state().error).toBeNull();
  });

  test('the first people are shown at once if the eleventh batch shows that many come', async () => {
    const many = Array.from({ length: 1_001 }, (_, index) => profile(index));
    answer = (skip) => (skip === 100 ? new Promise(() => undefined) : Promise.resolve(page(many, skip)));
    directory.load();
    await until(() => state().hasFirstBatch);
    expect(state().orders.match).toHaveLength(100);
    expect(asked).toEqual(callsFrom(0, ...AFTER_FIRST));
  });

  test('the first people are shown after half a second if the others do not come', async () => {
    vi.useFakeTimers();
    answer = (skip) => (skip === 0 ? batchFrom(0) : new Promise(() => undefined));
    directory.load();
    await vi.advanceTimersByTimeAsync(499);
    expect(state().hasFirstBatch).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect(state().orders.match).toHaveLength(100);
    vi.useRealTimers();
  });

  test('F16: the first people are shown at once if they themselves took longer than that', async () => {
    vi.useFakeTimers();
    answer = async (skip) => {
      await new Promise((resolve) => setTimeout(resolve, 501));
      return await batchFrom(skip);
    };
    directory.load();
    await vi.advanceTimersByTimeAsync(500);
    expect(state().hasFirstBatch).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect(state().orders.match).toHaveLength(100);
    vi.useRealTimers();
  });

  test('F16: so are those that the page had requested before, if the browser says that they took longer', async () => {
    vi.useFakeTimers();
    const [name] = callsFrom(0).map((path) => `http://backend.test${path}`);
    const entries = vi.spyOn(performance, 'getEntriesByType');
    entries.mockReturnValue([{ name: name ?? '', duration: 501 } as PerformanceResourceTiming]);
    answer = (skip) => (skip === 0 ? batchFrom(0) : new Promise(() => undefined));
    directory.load();
    await vi.advanceTimersByTimeAsync(1);
    expect(state().orders.match).toHaveLength(100);
    vi.useRealTimers();
    entries.mockRestore();
  });

  test('at most five are in flight', async () => {
    const many = Array.from({ length: 1_250 }, (_, index) => profile(index));
    let inFlight = 0;
    let most = 0;
    answer = async (skip) => {
      most = Math.max(most, (inFlight += 1));
      await new Promise((resolve) => setTimeout(resolve, 1 + (skip % 7)));
      inFlight -= 1;
      return page(many, skip);
    };
    directory.load();
    await complete();
    expect(state().orders.newest).toHaveLength(1_250);
    expect(most).toBe(5);
  });

  test('ones that were prefetched with the first calls are not requested again', async () => {
    await firstSearchCall(new URLSearchParams()).prefetch(client);
    directory.load();
    await complete();
    expect(asked).toEqual(callsFrom(0, ...AFTER_FIRST));
  });

  test('are not stored in the cache', async () => {
    directory.load();
    await complete();
    await until(() => client.getQueryCache().getAll().length === 0);
    expect(client.getQueryCache().getAll()).toEqual([]);
  });

  test('are reused without a call when the screen is opened again', async () => {
    const stop = directory.load();
    await complete();
    stop();
    directory.load();
    expect(asked).toHaveLength(5);
    expect(session.own(createProfileDirectory)).toBe(directory);
    expect(startTestSession('token-of-ren').session.own(createProfileDirectory)).not.toBe(directory);
  });
});

test('are reloaded after five minutes, and the old results stay visible until the last batch', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const stop = directory.load();
  await complete();
  stop();
  vi.setSystemTime(Date.now() + 5 * 60_000 + 1);
  const left = people.slice(1);
  answer = (skip) => Promise.resolve(Response.json(left.slice(skip, skip + 100)));
  const sizes = new Set<number>();
  directory.state.subscribe(({ orders }) => sizes.add(orders.match.length));
  directory.load();
  await until(() => state().orders.match.length === 249);
  expect([...sizes]).toEqual([250, 249]);

  // The page is hidden meanwhile and shown again.
  focusManager.setFocused(false);
  vi.setSystemTime(Date.now() + 5 * 60_000 + 1);
  answer = batchFrom;
  focusManager.setFocused(true);
  await until(() => state().orders.match.length === 250);
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

describe('interruptions', () => {
  test('stopping aborts the call, and starting continues there', async () => {
    let signalOfSecond: AbortSignal | undefined;
    answer = (skip, signal) => {
      if (skip !== 100) return batchFrom(skip);
      signalOfSecond = signal;
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
      });
    };
    const stop = directory.load();
    await until(() => signalOfSecond !== undefined);
    stop();
    expect(signalOfSecond?.aborted).toBe(true);
    answer = batchFrom;
    asked.length = 0;
    directory.load();
    await complete();
    expect(asked).toEqual(callsFrom(...AFTER_FIRST));
  });

  test('a call that was aborted because it took too long is repeated once', async () => {
    let hangs = true;
    answer = (skip, signal) => {
      if (!hangs) return batchFrom(skip);
      hangs = false;
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    };
    directory.load();
    await until(() => asked.length === 1);
    await client.getQueryCache().getAll()[0]?.cancel({ revert: true });
    await complete();
    expect(asked).toEqual(callsFrom(0, 0, ...AFTER_FIRST));
    expect(state().error).toBeNull();
  });

  test('a failed batch is repeated when the browser is online again, unless the loading was stopped', async () => {
    answer = () => Promise.reject(new TypeError('offline'));
    const stop = directory.load();
    await until(() => state().error !== null);
    const failed = asked.length;
    stop();
    reconnect();
    expect(asked).toHaveLength(failed);

    directory.load();
    await until(() => asked.length > failed && !state().isFetching);
    answer = batchFrom;
    reconnect();
    await complete();
    expect(state().error).toBeNull();
    reconnect();
    expect(state().orders.match).toHaveLength(250);
  });

  test('a failed batch is reported, and repeated on demand', async () => {
    answer = (skip) => (skip === 100 ? Promise.reject(new TypeError('offline')) : batchFrom(skip));
    directory.load();
    await until(() => state().error !== null);
    expect(state()).toMatchObject({ hasFirstBatch: true, isComplete: false, isFetching: false });
    answer = batchFrom;
    directory.retry();
    expect(state()).toMatchObject({ isFetching: true, error: { kind: 'network' } });
    await complete();
    expect(state().error).toBeNull();
    expect(state().orders.match).toHaveLength(250);
  });
});

describe('the viewer', () => {
  const jazz = { profileId: 'p007', userId: 'u7', matchInput: toMatchInput({ tags: { genres: [tag('jazz')] } }) };
  const first = () => state().orders.match[0]?.profile.id;

  test('becomes known during the loading: all profiles are scored, and the own one is removed', async () => {
    answer = (skip) => {
      if (skip === 200) directory.setViewer(jazz);
      return batchFrom(skip);
    };
    directory.load();
    await complete();
    expect(first()).toBe('p150');
    expect(state().orders.match).toHaveLength(249);
    expect(state().orders.match.some(({ profile: { id } }) => id === 'p007')).toBe(false);
  });

  test('changes when all are loaded: all are scored again', async () => {
    directory.load();
    await complete();
    expect(first()).toBe('p000');
    directory.setViewer(jazz);
    await until(() => first() === 'p150');
    const { orders } = state();
    directory.setViewer(structuredClone(jazz));
    await Promise.resolve();
    expect(state().orders).toBe(orders);
  });

  test('changes before the reload after five minutes: all are scored again at once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const stop = directory.load();
    await complete();
    stop();
    vi.setSystemTime(Date.now() + 5 * 60_000 + 1);
    directory.setViewer(jazz);
    directory.load();
    await until(() => state().viewer === jazz);
    await until(() => first() === 'p150');
    expect(state().orders.match).toHaveLength(249);
    vi.useRealTimers();
  });
});

describe('the lifetime of the results', () => {
  let time: number;
  const pass = (milliseconds: number) => (time += milliseconds);
  beforeEach(() => {
    time = Date.parse('2026-11-20T12:00:00Z');
    vi.spyOn(Date, 'now').mockImplementation(() => time);
  });

  test('is five minutes from the arrival of the last one', async () => {
    let release = () => undefined as void;
    answer = (skip) =>
      skip === 200
        ? new Promise((resolve) => {
            release = () => resolve(Response.json(people.slice(skip, skip + 100)));
          })
        : batchFrom(skip);
    const stop = directory.load();
    await until(() => asked.length === 5);
    pass(60_000);
    release();
    await complete();
    stop();
    pass(5 * 60_000);
    directory.load()();
    expect(asked).toHaveLength(5);
    pass(1);
    directory.load()();
    expect(asked).toHaveLength(6);
  });

  test('does not apply to incomplete results, which are continued whenever loading starts again', async () => {
    answer = (skip) => (skip === 100 ? Promise.reject(new TypeError('offline')) : batchFrom(skip));
    const stop = directory.load();
    await until(() => state().error !== null);
    stop();
    pass(60 * 60_000);
    answer = batchFrom;
    asked.length = 0;
    directory.load();
    await complete();
    // After a failure the next batch is requested alone.
    expect(asked.slice(0, 2)).toEqual(callsFrom(100, 200));
  });

  test('the visible results change at most every 150 ms, and with the first and the last batch', async () => {
    const many = Array.from({ length: 1_150 }, (_, index) => profile(index));
    const waiting = new Map<number, () => void>();
    answer = (skip) => new Promise((resolve) => waiting.set(skip, () => resolve(page(many, skip))));
    const sizes: number[] = [];
    directory.state.subscribe(({ orders }) => sizes.push(orders.match.length));
    directory.load();
    const arrive = async (skip: number) => {
      await until(() => waiting.has(skip));
      waiting.get(skip)?.();
    };
    await arrive(0);
    await arrive(1_000);
    await until(() => sizes.at(-1) === 100);
    pass(149);
    await arrive(100);
    await until(() => client.getQueryCache().getAll().length === 2);
    expect(sizes.at(-1)).toBe(100);
    pass(1);
    await arrive(200);
    await until(() => sizes.at(-1) === 300);
    for (let skip = 300; skip < 1_200; skip += 100) if (skip !== 1_000) await arrive(skip);
    await complete();
    expect(new Set(sizes)).toEqual(new Set([0, 100, 300, 1_150]));
  });

  test('a failed reload keeps all results', async () => {
    const stop = directory.load();
    await complete();
    stop();
    pass(5 * 60_000 + 1);
    answer = (skip) => (skip === 100 ? Promise.reject(new TypeError('offline')) : batchFrom(skip));
    directory.load();
    await until(() => state().error !== null);
    expect(state()).toMatchObject({ isComplete: true, isFetching: false });
    expect(state().orders.match).toHaveLength(250);
    answer = batchFrom;
    directory.retry();
    await complete();
    expect(state().error).toBeNull();
  });
});
