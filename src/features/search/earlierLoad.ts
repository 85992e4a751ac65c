import { getGetCurrentUserQueryOptions } from '../../api/generated/auth/auth.ts';
import type { Profile, UserId } from '../../api/generated/model/index.ts';
import { logFailure } from '../../lib/log/log.ts';
import { now } from '../../lib/time/clock.ts';
import { queryClientOf } from '../../session/queryClientOf.ts';
import type { Session } from '../../session/session.ts';
import { markStoredPeople, removeStoredPeople } from '../../session/storedPeople.ts';
import { BATCH_SIZE, type LoadProgress, MAX_BATCHES } from './batches.ts';
import { readPeople, replacePeople, type StoredPeople, updatePeople } from './peopleDatabase.ts';

/**
 * Milliseconds for which people may be used again after a load of all has begun. Its first batch may be five minutes
 * old, so nobody is as they were more than an hour ago.
 */
const REUSED_FOR_MS = 55 * 60_000;

/** Number of people at the end of all who are fetched to see that nobody is gone. */
const END_SIZE = BATCH_SIZE / 2;

/** The people whom the fetched batches lack. */
export interface RestOfPeople {
  people: readonly Profile[];
  /** The progress with them: complete. */
  progress: LoadProgress;
}

/**
 * All people of a load by the same user within the last hour, of this visit or another one. With it, a new load of many
 * people fetches only the newest from the server.
 */
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

/** Opens the stored load; null when it is too old, somebody else's or damaged: then the next full load replaces it. */
export async function openEarlierLoad(session: Session): Promise<EarlierLoad | null> {
  const owner = await ownerOf(session);
  if (owner === null) return null;
  try {
    const stored = await readPeople((load) => load.owner === owner && isRecent(load.fetchedAt));
    return stored && createEarlierLoad(stored, session);
  } catch (error) {
    if (!session.signal.aborted) logFailure('The stored people could not be read', error);
    return null;
  }
}

/**
 * Returns the current user, null while the server does not tell. A list of people lacks the user who asked for it, so it
 * is of use to this user only.
 */
async function ownerOf(session: Session): Promise<UserId | null> {
  if (session.signal.aborted) return null;
  try {
    return (await queryClientOf(session).ensureQueryData(getGetCurrentUserQueryOptions())).id;
  } catch {
    return null;
  }
}

/** Whether people whose load has begun then may still be used; not when the clock was set back since. */
function isRecent(fetchedAt: number): boolean {
  const age = now() - fetchedAt;
  return age >= 0 && age <= REUSED_FOR_MS;
}

function createEarlierLoad({ load, people }: StoredPeople, session: Session): EarlierLoad {
  let known: ReadonlyMap<string, Profile> = mapById(people);
  return {
    async rest(batch, fetched, { batches }, fetchBatch) {
      if (!isRecent(load.fetchedAt) || !batch.some(({ id }) => known.has(id))) return null;
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
      void store(session, () => updatePeople([...fetched], load, session.signal));
      return { people: rest, progress: { batches: batches + 1, skip: total, isComplete: true, isLimited } };
    },
  };
}

const mapById = (people: readonly Profile[]) => new Map(people.map((person) => [person.id, person]));

/** Stores all people for later visits. @param fetchedAt when their load has begun, in milliseconds since 1970 */
export async function storePeople(people: readonly Profile[], fetchedAt: number, session: Session): Promise<void> {
  const owner = await ownerOf(session);
  // The mark is set before they are there: one that came after them could come after their removal.
  if (owner === null || session.signal.aborted || !markStoredPeople()) return;
  await store(session, () => replacePeople([...people], { owner, fetchedAt }, session.signal));
}

async function store({ signal }: Session, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (signal.aborted) return;
    logFailure('The people could not be stored', error);
    removeStoredPeople();
  }
}
