import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { logFailure } from '../../../lib/log/log.ts';
import { acquireTabLock } from '../../../lib/storage/tabLock.ts';
import { writeDraft } from '../../../session/drafts.ts';
import { TAKE_DRAFT, TAKES_DATABASE } from '../../../session/takes.ts';

/** A part of a take, in seconds. */
export interface TrimRange {
  start: number;
  end: number;
}

/** A stored take of an earlier visit, or of a tab that was closed. */
export interface StoredTake {
  /** Milliseconds since 1970; the key in the database. */
  startedAt: number;
  /** `audio/mp4` or `audio/webm`. */
  type: string;
  /** The chosen part; undefined for the whole take. */
  part?: TrimRange;
}

interface Schema extends DBSchema {
  takes: { key: number; value: { userId: string; type: string; part?: TrimRange } };
  chunks: { key: number; value: { startedAt: number; bytes: ArrayBuffer }; indexes: { startedAt: number } };
}

/** Writes a take to the store. */
export interface TakeWriter {
  /** Appends a chunk. Resolves to whether it and all chunks before it are stored. */
  add: (chunk: Blob) => Promise<boolean>;
  /** Stores the chosen part. */
  choose: (part: TrimRange) => void;
  remove: () => void;
  /** Releases the take to other tabs and later visits, if all of it is stored. */
  release: () => void;
}

/** Stores the takes of a user until they are posted. */
export interface TakeStore {
  /** Begins to store a take; it is not offered while this tab has its lock. Never rejects. */
  begin: (take: StoredTake) => TakeWriter;
  /** Resolves to the latest take that no tab has locked; null when there is none. Never rejects. */
  latest: () => Promise<StoredTake | null>;
  /** Resolves to the number of the user's stored takes, including those that a tab has locked. Never rejects. */
  count: () => Promise<number>;
  /** Reads a stored take and locks it for this tab. Rejects when another tab has locked it before. */
  open: (take: StoredTake) => Promise<{ recording: Blob; writer: TakeWriter }>;
}

const lockName = (startedAt: number) => `take:${startedAt}`;

/**
 * Creates the store in IndexedDB. Every chunk is written when it arrives, so that a crash loses at most a second. Each
 * tab has a lock on its take, which is released when the tab closes.
 */
export function createTakeStore(userId: string): TakeStore {
  const mark = (type: string) => writeDraft(userId, TAKE_DRAFT, type);
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const database = () => {
    opening ??= openDB<Schema>(TAKES_DATABASE, 1, {
      upgrade(made) {
        made.createObjectStore('takes');
        made.createObjectStore('chunks', { autoIncrement: true }).createIndex('startedAt', 'startedAt');
      },
      // A logout in any tab deletes the database. It is not opened again, so later writes fail.
      blocking: (_old, _new, event) => (event.target as IDBDatabase).close(),
      terminated: () => (opening = null),
    });
    // If opening the database fails once, it may be tried again.
    opening.catch(() => (opening = null));
    return opening;
  };

  function writerOf(startedAt: number, release: () => void, begun: () => Promise<unknown>): TakeWriter {
    let isWhole = true;
    let last: Promise<unknown> = Promise.resolve();
    const inTurn = (write: () => unknown): Promise<boolean> => {
      const done = last.then(async () => {
        try {
          await write();
        } catch (error) {
          isWhole = false;
          logFailure('The take is not stored', error);
        }
        return isWhole;
      });
      last = done;
      return done;
    };
    void inTurn(begun);
    return {
      add: (chunk) =>
        inTurn(async () => {
          // A missing chunk would make the following ones useless.
          if (isWhole) await (await database()).add('chunks', { startedAt, bytes: await chunk.arrayBuffer() });
        }),
      choose: (part) =>
        void inTurn(async () => {
          const change = (await database()).transaction('takes', 'readwrite');
          const take = await change.store.get(startedAt);
          if (take !== undefined) await change.store.put({ ...take, part }, startedAt);
          await change.done;
        }),
      remove() {
        mark('');
        void inTurn(async () => {
          const stored = await database();
          await removeTake(stored, startedAt);
          // Another tab may have stored a take, too.
          const other = (await stored.getAll('takes')).find((take) => take.userId === userId);
          if (other !== undefined) mark(other.type);
        }).then(release);
      },
      release: () => void inTurn(release),
    };
  }

  return {
    begin({ startedAt, type }) {
      mark(type);
      const lock = lockTake(startedAt);
      return writerOf(startedAt, lock.release, async () => {
        if (!(await lock.acquired)) throw new Error('Another tab records');
        await (await database()).add('takes', { userId, type }, startedAt);
      });
    },
    async latest() {
      try {
        const stored = await database();
        const locked = await lockedNames();
        const keys = await stored.getAllKeys('takes');
        for (const startedAt of keys.toReversed()) {
          const take = await stored.get('takes', startedAt);
          if (take?.userId !== userId || locked.has(lockName(startedAt))) continue;
          if ((await stored.countFromIndex('chunks', 'startedAt', startedAt)) > 0) {
            mark(take.type);
            return { startedAt, type: take.type, ...(take.part && { part: take.part }) };
          }
          await removeTake(stored, startedAt);
        }
        if (locked.size === 0) mark('');
      } catch (error) {
        logFailure('The takes could not be read', error);
      }
      return null;
    },
    async count() {
      try {
        const takes = await (await database()).getAll('takes');
        return takes.filter((take) => take.userId === userId).length;
      } catch (error) {
        logFailure('The takes could not be counted', error);
        return 0;
      }
    },
    async open({ startedAt, type }) {
      const lock = lockTake(startedAt);
      if (!(await lock.acquired)) throw new Error('Another tab has this take');
      const chunks = await (await database()).getAllFromIndex('chunks', 'startedAt', startedAt);
      const recording = new Blob(
        chunks.map(({ bytes }) => bytes),
        { type },
      );
      return { recording, writer: writerOf(startedAt, lock.release, async () => undefined) };
    },
  };
}

/** Locks a take, if no other tab has locked it; that one may be stopped and keep its lock for hours. */
function lockTake(startedAt: number): { acquired: Promise<boolean>; release: () => void } {
  let release = () => {};
  const acquired = new Promise<boolean>((resolve) => {
    release = acquireTabLock(
      lockName(startedAt),
      () => resolve(true),
      () => resolve(false),
    );
  });
  return { acquired, release: () => release() };
}

/**
 * Returns the names of the locks that tabs have on takes. Without Web Locks, takes of other tabs are offered here too.
 */
async function lockedNames(): Promise<Set<string>> {
  if (!('locks' in navigator)) return new Set();
  const locks = await navigator.locks.query();
  return new Set(locks.held?.flatMap(({ name = '' }) => (name.startsWith('take:') ? name : [])));
}

async function removeTake(database: IDBPDatabase<Schema>, startedAt: number): Promise<void> {
  const change = database.transaction(['takes', 'chunks'], 'readwrite');
  const chunks = change.objectStore('chunks');
  const keys = await chunks.index('startedAt').getAllKeys(startedAt);
  await Promise.all([
    change.objectStore('takes').delete(startedAt),
    ...keys.map((key) => chunks.delete(key)),
    change.done,
  ]);
}
