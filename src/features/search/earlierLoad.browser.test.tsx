import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getGetCurrentUserQueryKey } from '../../api/generated/auth/auth.ts';
import type { Profile } from '../../api/generated/model/index.ts';
import { waitFor } from '../../../tests/support/waitFor.ts';
import { profileOf } from '../../../tests/support/likeFixtures.ts';
import { queryClientOf } from '../../session/queryClientOf.ts';
import { createSession, type Session } from '../../session/session.ts';
import { hasStoredPeople, markStoredPeople, PEOPLE_DATABASE, removeStoredPeople } from '../../session/storedPeople.ts';
import { storePeople } from './earlierLoad.ts';
import { createProfileDirectory } from './profileDirectory.ts';
import { countPeople, replacePeople, updatePeople } from './peopleDatabase.ts';

const person = (id: number): Profile => profileOf(`${id}`);

/** All people of the server, the newest first. */
let people: Profile[];
let asked: number[];
let onAsked: (skip: number) => void;
let pages: Session[];

beforeEach(() => {
  removeStoredPeople();
  people = Array.from({ length: 2_130 }, (_, index) => person(2_130 - index));
  asked = [];
  onAsked = () => undefined;
  pages = [];
  vi.spyOn(window, 'fetch').mockImplementation((url) => {
    const skip = Number(new URL(url as string, 'http://backend.test').searchParams.get('skip'));
    asked.push(skip);
    onAsked(skip);
    return Promise.resolve(Response.json(people.slice(skip, skip + 100)));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  // What a page stores after its load must not reach the next test.
  for (const page of pages) page.end('logout');
  removeStoredPeople();
});

/** Starts the session of a page that is opened while somebody is logged in. */
function openPage(userId = 'user-hana') {
  const session = createSession('token', { onEnding: () => undefined, onEnded: () => undefined });
  pages.push(session);
  queryClientOf(session).setQueryData(getGetCurrentUserQueryKey(), { id: userId });
  return session;
}

/** Loads all people as a new visit does. */
async function visit(userId?: string) {
  asked = [];
  const session = openPage(userId);
  const directory = session.own(createProfileDirectory);
  const stop = directory.load();
  await waitFor(() => expect(directory.state.getState()).toMatchObject({ isComplete: true, isFetching: false }));
  const names = () => directory.state.getState().orders.newest.map(({ profile }) => profile.display_name);
  return { session, directory, stop, names };
}
const allProfiles = () => people.map(({ display_name }) => display_name).toSorted();
const stored = (count: number) =>
  waitFor(async () => expect([await countPeople(), hasStoredPeople()]).toEqual([count, true]));
const allBatches = Array.from({ length: 22 }, (_, index) => index * 100);
const MINUTE = 60_000;
const loadOf = (owner: string, age = 0) => ({ owner, fetchedAt: Date.now() - age });

/** Stores all people as an earlier visit has. */
async function storeAll(load = loadOf('user-hana')) {
  markStoredPeople();
  await replacePeople(people, load, new AbortController().signal);
  return load;
}

test('F44: of many people a reload and the next visit fetch the newest and the end', async () => {
  const { directory, stop, names } = await visit();
  expect(asked).toEqual(allBatches);
  await stored(2_130);
  stop();

  people = [person(3_000), ...people];
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * MINUTE + 1);
  asked = [];
  const stopReload = directory.load();
  await waitFor(() => expect(names()).toHaveLength(2_131));
  expect(asked).toEqual([0, 2_131 - 50]);
  await stored(2_131);
  stopReload();
  clock.mockRestore();

  people[1] = { ...person(2_130), display_name: 'renamed' };
  const next = await visit();
  expect(asked).toEqual([0, 2_131 - 50]);
  expect(next.names().toSorted()).toEqual(allProfiles());
});

test('F44: of more new people than a batch holds, all are fetched', async () => {
  await storeAll();
  people = [...Array.from({ length: 150 }, (_, index) => person(4_000 - index)), ...people];
  const { names } = await visit();
  expect(asked).toEqual([0, 100, 2_280 - 50]);
  expect(names().toSorted()).toEqual(allProfiles());
});

test.each([
  ['somebody is gone', 0, () => people.splice(1_000, 1)],
  ['the last are others', 0, () => people.splice(2_129, 1, person(0))],
  ['they are others', 0, () => (people = people.map(({ id }) => profileOf(`other ${id}`)))],
  ['they were fetched 55 minutes ago', 55 * MINUTE + 1, () => undefined],
  ['the clock was set back', -MINUTE, () => undefined],
])('F44: everybody is fetched when %s', async (_, age, change) => {
  await storeAll(loadOf('user-hana', age));
  change();
  const { names } = await visit();
  expect(asked.filter((skip) => skip % 100 === 0)).toEqual(allBatches);
  expect(names().toSorted()).toEqual(allProfiles());
});

test('F44: everybody is fetched when the people become too old meanwhile', async () => {
  await storeAll(loadOf('user-hana', 50 * MINUTE));
  people = [...Array.from({ length: 150 }, (_, index) => person(4_000 - index)), ...people];
  const later = Date.now() + 6 * MINUTE;
  onAsked = (skip) => skip === 100 && vi.spyOn(Date, 'now').mockReturnValue(later);
  await visit();
  expect(asked).toEqual([...allBatches, 2_200]);
});

test('F44: everybody is fetched when the people were stored for another user, whom their list lacks', async () => {
  people.splice(1_000, 1);
  await storeAll(loadOf('user-ren'));
  await visit('user-hana');
  expect(asked).toEqual(allBatches);
  await stored(2_129);
});

test('F44: everybody is fetched when something stored is no profile, and few people are not stored', async () => {
  const load = await storeAll();
  await updatePeople([{ ...person(7), tags: null } as unknown as Profile], load, new AbortController().signal);
  await visit();
  expect(asked).toEqual(allBatches);

  removeStoredPeople();
  people = people.slice(0, 1_999);
  await visit();
  await visit();
  expect(asked).toEqual(allBatches.slice(0, 20));
});

test('F44: a database that does not answer delays the load by five seconds', async () => {
  await storeAll();
  const unanswered = Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype) as IDBOpenDBRequest;
  vi.spyOn(indexedDB, 'open').mockReturnValue(unanswered);
  const { setTimeout } = window;
  const waits: (number | undefined)[] = [];
  vi.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, wait?: number) => {
    waits.push(wait);
    return setTimeout(run, wait === 5_000 ? 0 : wait);
  }) as typeof setTimeout);
  await visit();
  expect(asked).toEqual(allBatches);
  expect(waits).toContain(5_000);
});

test('F44: a load that took longer than 55 minutes is not used again', async () => {
  const later = Date.now() + 56 * MINUTE;
  onAsked = (skip) => skip === 2_100 && vi.spyOn(Date, 'now').mockReturnValue(later);
  await visit();
  await stored(2_130);
  await visit();
  expect(asked).toEqual(allBatches);
});

test('F44: without the current user everybody is fetched, and what is stored stays', async () => {
  await storeAll();
  const session = openPage();
  queryClientOf(session).removeQueries({ queryKey: getGetCurrentUserQueryKey() });
  vi.spyOn(queryClientOf(session), 'ensureQueryData').mockRejectedValue(new Error('no answer'));
  const directory = session.own(createProfileDirectory);
  directory.load();
  await waitFor(() => expect(directory.state.getState()).toMatchObject({ isComplete: true, isFetching: false }));
  expect(asked).toEqual(allBatches);
  await stored(2_130);
});

test('F44: without a mark nothing is stored, and a failed write leaves nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await storePeople(people, Date.now(), openPage());
  expect(await countPeople()).toBe(0);
  vi.restoreAllMocks();

  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await storePeople([...people, { ...person(1), id: null } as unknown as Profile], Date.now(), openPage());
  expect(hasStoredPeople()).toBe(false);
  expect(await countPeople()).toBe(0);
});

test('F44: newer people are not stored beside those of another load, or after all were removed', async () => {
  const load = await storeAll();
  const { signal } = new AbortController();
  await updatePeople([person(3_000)], { ...load, fetchedAt: load.fetchedAt - 1 }, signal);
  expect(await countPeople()).toBe(2_130);
  removeStoredPeople();
  await updatePeople([person(3_000)], load, signal);
  expect(await countPeople()).toBe(0);
});

test('A16: a logout removes the stored people, also those who are being stored', async () => {
  await storeAll();
  const { session } = await visit();
  const ended = new Promise<void>((resolve) => {
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore, value, key) {
      session.end('logout');
      resolve();
      return put.call(this, value, key);
    });
  });
  const writing = replacePeople(people, loadOf('user-hana'), session.signal);
  await ended;
  await writing.catch(() => undefined);
  await waitFor(async () =>
    expect(await indexedDB.databases()).not.toContainEqual(expect.objectContaining({ name: PEOPLE_DATABASE })),
  );
  expect(hasStoredPeople()).toBe(false);
});
