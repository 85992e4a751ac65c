import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isProfile } from '../../../api/generated/answers/isProfile.ts';
import type { Profile, ProfileId } from '../../../api/generated/model/index.ts';
import { logFailure } from '../../../lib/log/log.ts';
import { PEOPLE_DATABASE } from '../../../session/storedPeople.ts';

interface Schema extends DBSchema {
  people: { key: ProfileId; value: Profile };
}

/** Numbers of people that are read or written as one task. */
const READ_SIZE = 500;
const WRITE_SIZE = 100;

/**
 * Reads the stored people, in the order of their ids (rule F44).
 * @returns null if one of them is not what the contract calls a profile
 */
export async function readPeople(): Promise<Profile[] | null> {
  return inDatabase(async (database) => {
    const { store } = database.transaction('people');
    const people: Profile[] = [];
    let range: IDBKeyRange | null = null;
    for (;;) {
      const slice: Profile[] = await store.getAll(range, READ_SIZE);
      if (!slice.every(isProfile)) return null;
      people.push(...slice);
      const last = slice.at(-1);
      if (last === undefined || slice.length < READ_SIZE) return people;
      range = IDBKeyRange.lowerBound(last.id, true);
    }
  });
}

/**
 * Stores people, all of them or none; those that are stored are replaced.
 * @param areAll whether they are everybody, so that all others are removed
 * @param signal of the session; after its end nothing is written
 */
export async function writePeople(people: readonly Profile[], areAll: boolean, signal: AbortSignal): Promise<void> {
  await inDatabase(async (database) => {
    signal.throwIfAborted();
    const change = database.transaction('people', 'readwrite', { durability: 'relaxed' });
    if (areAll) await change.store.clear();
    for (let at = 0; at < people.length; at += WRITE_SIZE) {
      await Promise.all(people.slice(at, at + WRITE_SIZE).map((person) => change.store.put(person)));
    }
    await change.done;
  });
}

/** Returns the number of stored people; 0 where they cannot be read. */
export async function countPeople(): Promise<number> {
  try {
    return await inDatabase((database) => database.count('people'));
  } catch (error) {
    logFailure('The stored people could not be counted', error);
    return 0;
  }
}

async function inDatabase<Result>(run: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
  const database = await openDB<Schema>(PEOPLE_DATABASE, 1, {
    upgrade: (made) => void made.createObjectStore('people', { keyPath: 'id' }),
    // The end of a session in any tab deletes the database.
    blocking: (_old, _new, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await run(database);
  } finally {
    database.close();
  }
}
