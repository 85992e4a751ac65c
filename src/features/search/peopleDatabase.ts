import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { isProfile } from '../../api/generated/answers/isProfile.ts';
import type { Profile, ProfileId, UserId } from '../../api/generated/model/index.ts';
import { logFailure } from '../../lib/log/log.ts';
import { within } from '../../lib/time/timer.ts';
import { PEOPLE_DATABASE } from '../../session/storedPeople.ts';

/** The load that has fetched all stored people. */
export interface StoredLoad {
  /** The user for whom the server has listed them. */
  owner: UserId;
  /** When it has begun, in milliseconds since 1970. */
  fetchedAt: number;
}

/** All people of a load, stored in IndexedDB so that a later load fetches only the newest again. */
export interface StoredPeople {
  load: StoredLoad;
  people: readonly Profile[];
}

interface Schema extends DBSchema {
  people: { key: ProfileId; value: Profile };
  load: { key: typeof LOAD; value: StoredLoad };
}

const STORES = ['people', 'load'] as const;
/** Key of the one load. */
const LOAD = 'load';

type Store<Name extends (typeof STORES)[number]> = IDBPObjectStore<Schema, typeof STORES, Name, 'readwrite'>;

/** Numbers of people that are read or written as one task. */
const READ_SIZE = 500;
const WRITE_SIZE = 100;
/** Maximum time to wait for the number of people, in ms. */
const COUNT_WAIT_MS = 1_000;

/**
 * Reads the stored people, in the order of their ids.
 * @returns null if their load is not usable, or one of them is not what the contract calls a profile
 */
export async function readPeople(isUsable: (load: StoredLoad) => boolean): Promise<StoredPeople | null> {
  return inDatabase(async (database) => {
    const reading = database.transaction(STORES);
    reading.done.catch(reportedByItsRequest);
    const load = await reading.objectStore('load').get(LOAD);
    if (load === undefined || !isUsable(load)) return null;
    const people: Profile[] = [];
    let range: IDBKeyRange | null = null;
    for (;;) {
      const slice: Profile[] = await reading.objectStore('people').getAll(range, READ_SIZE);
      if (!slice.every(isProfile)) return null;
      people.push(...slice);
      const last = slice.at(-1);
      if (last === undefined || slice.length < READ_SIZE) return { load, people };
      range = IDBKeyRange.lowerBound(last.id, true);
    }
  });
}

/**
 * Stores all people of a load instead of those who are stored; all of them or none.
 * @param signal of the session, whose end undoes what is not stored completely
 */
export async function replacePeople(people: readonly Profile[], load: StoredLoad, signal: AbortSignal): Promise<void> {
  await change(signal, async (storedPeople, storedLoad) => {
    await storedPeople.clear();
    await putAll(storedPeople, people);
    await storedLoad.put(load, LOAD);
  });
}

/** Stores newer people of a load as `replacePeople` does, unless its people were removed or replaced meanwhile. */
export async function updatePeople(people: readonly Profile[], load: StoredLoad, signal: AbortSignal): Promise<void> {
  await change(signal, async (storedPeople, storedLoad) => {
    const stored = await storedLoad.get(LOAD);
    if (stored?.owner === load.owner && stored.fetchedAt === load.fetchedAt) await putAll(storedPeople, people);
  });
}

async function putAll(store: Store<'people'>, people: readonly Profile[]): Promise<void> {
  for (let at = 0; at < people.length; at += WRITE_SIZE) {
    // Asynchronous, so that one that is refused at once leaves no other without a handler.
    await Promise.all(people.slice(at, at + WRITE_SIZE).map(async (person) => store.put(person)));
  }
}

async function change(
  signal: AbortSignal,
  write: (people: Store<'people'>, load: Store<'load'>) => Promise<void>,
): Promise<void> {
  await inDatabase(async (database) => {
    signal.throwIfAborted();
    const transaction = database.transaction(STORES, 'readwrite', { durability: 'relaxed' });
    transaction.done.catch(reportedByItsRequest);
    const abort = () => {
      try {
        transaction.abort();
      } catch {
        // It has ended, or is about to.
      }
    };
    signal.addEventListener('abort', abort);
    try {
      await write(transaction.objectStore('people'), transaction.objectStore('load'));
      await transaction.done;
    } catch (error) {
      abort();
      throw error;
    } finally {
      signal.removeEventListener('abort', abort);
    }
  });
}

/** A transaction fails with its request, whose error is the one that is handled. */
const reportedByItsRequest = () => undefined;

/** Returns the number of stored people; null while they are being written, and where they cannot be read. */
export async function countPeople(): Promise<number | null> {
  try {
    const counting = inDatabase((database) => {
      const reading = database.transaction('people');
      reading.done.catch(reportedByItsRequest);
      return reading.store.count();
    });
    return await within(COUNT_WAIT_MS, counting);
  } catch (error) {
    logFailure('The stored people could not be counted', error);
    return null;
  }
}

async function inDatabase<Result>(run: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
  const database = await openDB<Schema>(PEOPLE_DATABASE, 1, {
    upgrade(made) {
      made.createObjectStore('people', { keyPath: 'id' });
      made.createObjectStore('load');
    },
    // The end of a session in any tab deletes the database.
    blocking: (_old, _new, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await run(database);
  } finally {
    database.close();
  }
}
