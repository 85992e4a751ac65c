import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Profile } from '../../../api/generated/model/index.ts';
import { startTestSession } from '../../../../tests/support/testSession.tsx';
import { waitFor } from '../../../../tests/support/waitFor.ts';
import { profileOf } from '../../../likes/likeFixtures.ts';
import {
  markStoredPeople,
  PEOPLE_DATABASE,
  removeStoredPeople,
  storedPeopleSince,
} from '../../../session/storedPeople.ts';
import { createProfileDirectory } from './profileDirectory.ts';
import { countPeople, writePeople } from './peopleDatabase.ts';

const person = (id: number): Profile => profileOf(`${id}`);

/** All people of the server, the newest first. */
let people: Profile[];
let asked: number[];

beforeEach(() => {
  removeStoredPeople();
  people = Array.from({ length: 2_130 }, (_, index) => person(2_130 - index));
  asked = [];
  vi.spyOn(window, 'fetch').mockImplementation((url) => {
    const skip = Number(new URL(url as string, 'http://backend.test').searchParams.get('skip'));
    asked.push(skip);
    return Promise.resolve(Response.json(people.slice(skip, skip + 100)));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  removeStoredPeople();
});

/** Loads all people as a new visit does. */
async function visit() {
  asked = [];
  const { session } = startTestSession();
  const directory = session.own(createProfileDirectory);
  const stop = directory.load();
  await waitFor(() => expect(directory.state.getState()).toMatchObject({ isComplete: true, isFetching: false }));
  const names = () => directory.state.getState().orders.newest.map(({ profile }) => profile.display_name);
  return { session, directory, stop, names };
}
const everybody = () => people.map(({ display_name }) => display_name).toSorted();
const stored = (count: number) =>
  waitFor(async () => expect([await countPeople(), storedPeopleSince() > 0]).toEqual([count, true]));
const allBatches = Array.from({ length: 22 }, (_, index) => index * 100);

/** Stores all people as an earlier visit has. */
async function storeAll() {
  const { session } = startTestSession();
  await writePeople(people, true, session.signal);
  markStoredPeople(Date.now());
  return session;
}

test('F44: of many people a reload and the next visit fetch the newest and the end', async () => {
  const { directory, stop, names } = await visit();
  expect(asked).toEqual(allBatches);
  await stored(2_130);
  stop();

  people = [person(3_000), ...people];
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000 + 1);
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
  expect(next.names().toSorted()).toEqual(everybody());
});

test('F44: of more new people than a batch holds, all are fetched', async () => {
  await storeAll();
  people = [...Array.from({ length: 150 }, (_, index) => person(4_000 - index)), ...people];
  const { names } = await visit();
  expect(asked).toEqual([0, 100, 2_280 - 50]);
  expect(names().toSorted()).toEqual(everybody());
});

test.each([
  ['somebody is gone', () => people.splice(1_000, 1)],
  ['the last are others', () => people.splice(2_129, 1, person(0))],
  ['they are others', () => (people = people.map(({ id }) => profileOf(`other ${id}`)))],
  ['they were stored more than an hour ago', () => markStoredPeople(Date.now() - 60 * 60_000 - 1)],
  ['the clock was set back', () => markStoredPeople(Date.now() + 60_000)],
])('F44: everybody is fetched when %s', async (_, change) => {
  await storeAll();
  change();
  const { names } = await visit();
  expect(asked.filter((skip) => skip % 100 === 0)).toEqual(allBatches);
  expect(names().toSorted()).toEqual(everybody());
});

test('F44: everybody is fetched when something stored is no profile, and few people are not stored', async () => {
  const session = await storeAll();
  await writePeople([{ ...person(7), tags: null } as unknown as Profile], false, session.signal);
  await visit();
  expect(asked).toEqual(allBatches);

  removeStoredPeople();
  people = people.slice(0, 1_999);
  await visit();
  await visit();
  expect(asked).toEqual(allBatches.slice(0, 20));
});

test('A16: a logout removes the stored people, also those who are being stored', async () => {
  const session = await storeAll();
  const writing = writePeople(people, true, session.signal).catch(() => undefined);
  session.end('logout');
  await writing;
  await waitFor(async () =>
    expect(await indexedDB.databases()).not.toContainEqual(expect.objectContaining({ name: PEOPLE_DATABASE })),
  );
  expect(storedPeopleSince()).toBe(0);
});
