import type { Profile } from '../../../api/generated/model/index.ts';
import { logFailure } from '../../../lib/log/log.ts';
import { now } from '../../../lib/time/clock.ts';
import { markStoredPeople, storedPeopleSince } from '../../../session/storedPeople.ts';
import { BATCH_SIZE, type LoadProgress, MAX_BATCHES } from './batches.ts';
import { readPeople, writePeople } from './peopleDatabase.ts';

/** Milliseconds for which people may be used again after all of them were fetched (rule F44). */
const REUSED_FOR_MS = 60 * 60_000;

/** Number of people at the end of all who are fetched to see that nobody is gone. */
const END_SIZE = BATCH_SIZE / 2;

/** The people whom the fetched batches lack. */
export interface RestOfPeople {
  people: readonly Profile[];
  /** The progress with them: complete. */
  progress: LoadProgress;
  /** When everybody was fetched, in milliseconds since 1970. */
  fetchedAt: number;
}

/** All people of an earlier load, of this visit or another one, within the last hour. */
export interface EarlierLoad {
  /**
   * Returns the people whom the batches lack if the last batch has reached the earlier load and this one still ends as
   * the server's people do; null otherwise. Rejects as `fetchBatch` does.
   * @param fetched the people of all batches so far
   */
  rest(
    batch: readonly Profile[],
    fetched: readonly Profile[],
    progress: LoadProgress,
    fetchBatch: (skip: number) => Promise<Profile[]>,
  ): Promise<RestOfPeople | null>;
}

/**
 * Opens the earlier load of this visit, or else the one that a visit has stored; null when neither is recent enough.
 * @param before all people of this visit before a reload
 * @param fetchedAt when they were fetched
 * @param signal of the session
 */
export async function openEarlierLoad(
  before: readonly Profile[],
  fetchedAt: number,
  signal: AbortSignal,
): Promise<EarlierLoad | null> {
  if (isRecent(fetchedAt)) return createEarlierLoad(before, fetchedAt, signal);
  const since = storedPeopleSince();
  if (!isRecent(since)) return null;
  try {
    const people = await readPeople();
    return people === null ? null : createEarlierLoad(people, since, signal);
  } catch (error) {
    logFailure('The stored people could not be read', error);
    return null;
  }
}

/** Whether people who were all fetched then may still be used; not when the clock was set back since. */
function isRecent(fetchedAt: number): boolean {
  const age = now() - fetchedAt;
  return age >= 0 && age <= REUSED_FOR_MS;
}

function createEarlierLoad(people: readonly Profile[], fetchedAt: number, signal: AbortSignal): EarlierLoad {
  let known: ReadonlyMap<string, Profile> = mapById(people);
  return {
    async rest(batch, fetched, { batches }, fetchBatch) {
      if (!batch.some(({ id }) => known.has(id))) return null;
      const newest = mapById(fetched);
      const rest = [...known.values()].filter(({ id }) => !newest.has(id));
      const total = newest.size + rest.length;
      const isLimited = total >= MAX_BATCHES * BATCH_SIZE;
      const end = await fetchBatch(total - END_SIZE);
      const isAsExpected =
        (isLimited ? end.length >= END_SIZE : end.length === END_SIZE) &&
        end.slice(0, END_SIZE).every(({ id }) => known.has(id));
      if (!isAsExpected) {
        known = new Map();
        return null;
      }
      void store(fetched, false, signal);
      return { people: rest, progress: { batches: batches + 1, skip: total, isComplete: true, isLimited }, fetchedAt };
    },
  };
}

const mapById = (people: readonly Profile[]) => new Map(people.map((person) => [person.id, person]));

/** Stores all people for later visits. @param fetchedAt when they were fetched */
export async function storePeople(people: readonly Profile[], fetchedAt: number, signal: AbortSignal): Promise<void> {
  if ((await store(people, true, signal)) && !signal.aborted) markStoredPeople(fetchedAt);
}

/** Returns whether the people are stored. */
async function store(people: readonly Profile[], areAll: boolean, signal: AbortSignal): Promise<boolean> {
  try {
    await writePeople([...people], areAll, signal);
    return true;
  } catch (error) {
    if (!signal.aborted) logFailure('The people could not be stored', error);
    return false;
  }
}
