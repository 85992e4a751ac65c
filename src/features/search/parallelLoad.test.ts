import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aProfile } from '../../../tests/support/build.ts';
import { stubWindow } from '../../../tests/support/fakeWindow.ts';
import { noTags } from '../../../tests/support/noTags.ts';
import { startTestSession } from '../../../tests/support/testSession.tsx';
import type { Profile } from '../../api/generated/model/index.ts';
import { createProfileDirectory } from './profileDirectory.ts';

const START = Date.parse('2026-11-20T12:00:00Z');

const person = (index: number) =>
  aProfile({
    id: `p${String(index).padStart(4, '0')}`,
    user_id: `u${index}`,
    display_name: `${index}`,
    last_active: null,
    created_at: new Date(START - index * 1_000).toISOString(),
    tags: noTags,
  });

/** A change of the list on the server, some milliseconds after the load has begun. */
interface Change {
  at: number;
  kind: 'register' | 'leave' | 'rename';
  /** Which person leaves or changes, as a share of the list. */
  where: number;
}

/** What happens to a call: how long until the server reads the list, how long until its answer arrives, and whether it fails. */
interface Fate {
  before: number;
  after: number;
  fails: boolean;
}

const change = fc.record<Change>({
  at: fc.integer({ min: 0, max: 600 }),
  kind: fc.constantFrom('register', 'leave', 'rename'),
  where: fc.double({ min: 0, max: 0.999, noNaN: true }),
});
const fate = fc.record<Fate>({
  before: fc.integer({ min: 0, max: 90 }),
  after: fc.integer({ min: 0, max: 90 }),
  fails: fc.integer({ min: 0, max: 19 }).map((drawn) => drawn === 0),
});

// The client loads it with the first answer, in real time.
beforeAll(() => import('../../api/checkResponse.ts'));
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  stubWindow();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** Loads everybody while the list changes. Returns the ids as the directory orders them, and what the server had. */
async function load(total: number, changes: readonly Change[], fates: readonly Fate[]) {
  let list = Array.from({ length: total }, (_, index) => person(index));
  const always = new Set(list.map(({ id }) => id));
  let leavers = 0;
  let calls = 0;
  for (const [index, { at, kind, where }] of changes.entries()) {
    setTimeout(() => {
      const place = Math.floor(where * list.length);
      const chosen = list[place];
      if (kind === 'register') list = [person(-1 - index), ...list];
      else if (chosen === undefined) return;
      else if (kind === 'rename') list = list.with(place, { ...chosen, display_name: '新しい名前' });
      else {
        list = list.toSpliced(place, 1);
        always.delete(chosen.id);
        leavers += 1;
      }
    }, at);
  }
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  vi.stubGlobal('fetch', async (url: string) => {
    const { before, after, fails } = fates[calls % fates.length] ?? { before: 0, after: 0, fails: false };
    calls += 1;
    await wait(before);
    const skip = Number(new URL(url, 'http://backend.test').searchParams.get('skip'));
    const page: Profile[] = list.slice(skip, skip + 100);
    await wait(after);
    if (fails) throw new TypeError('offline');
    return Response.json(page);
  });
  const directory = startTestSession().session.own(createProfileDirectory);
  const stop = directory.load();
  const state = () => directory.state.getState();
  for (let round = 0; round < 2_000 && !(state().isComplete && !state().isFetching); round += 1) {
    await vi.advanceTimersByTimeAsync(20);
    if (state().error !== null && !state().isFetching) directory.retry();
  }
  stop();
  expect(state().isComplete).toBe(true);
  const loaded = state().orders.newest.map(({ profile: { id } }) => id);
  const missed = [...always].filter((id) => !loaded.includes(id));
  return { loaded, missed, leavers, calls };
}

test('F1, F2: however the answers arrive, nobody is there twice or missed whom the batches in turn would have had', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 1_450 }),
      fc.array(change, { maxLength: 6 }),
      fc.array(fate, { minLength: 1, maxLength: 30 }).filter((fates) => fates.some(({ fails }) => !fails)),
      async (total, changes, fates) => {
        const { loaded, missed, leavers } = await load(total, changes, fates);
        expect(new Set(loaded).size).toBe(loaded.length);
        expect(loaded).toEqual(loaded.toSorted((a, b) => orderOf(a) - orderOf(b)));
        // In turn, too, somebody who leaves hides the person who moves to the page before.
        expect(missed.length).toBeLessThanOrEqual(leavers);
      },
    ),
    { numRuns: 60 },
  );
});

/** The place in the list of the newest: those who registered during the load come first. */
function orderOf(id: string): number {
  return Number(id.slice(1));
}

test('without changes everybody is there with few calls more than in turn', async () => {
  const fates = [{ before: 3, after: 5, fails: false }];
  const { loaded, missed, calls } = await load(1_234, [], fates);
  expect([loaded.length, missed.length]).toEqual([1_234, 0]);
  expect(calls).toBeLessThanOrEqual(13 + 4);
});
