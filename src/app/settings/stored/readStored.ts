import { SERVICE_WORKER } from '../../../lib/browser/closeNotifications.ts';
import { loadLive } from '../../../conversations/liveState.ts';
import { createTakeStore } from '../../../features/board/recording/takeStore.ts';
import { cacheSizes, persistedEntries, removePersisted } from '../../../lib/storage/persisted.ts';
import { parseJson } from '../../../lib/storage/storage.ts';
import { ownValue } from '../../../lib/collections/ownValue.ts';
import { COPY, removeDrafts } from '../../../session/drafts.ts';
import type { Session } from '../../../session/session.ts';
import { hasStoredTake, removeTakes, TAKE_DRAFT } from '../../../session/takes.ts';
import { storedData, type StoredKind, type storedRows } from '../../../storage/storedData.ts';
import { storedCopy } from './copy.ts';

/** The names of the app's own caches begin so (`serviceWorker.ts`, which is built by itself). */
const APP_FILES = 'otonowa-app-';

/** What the browser stores of one kind. */
export interface Stored {
  /** Keys in local storage, or names of caches. */
  names: readonly string[];
  /** Number of items; null for kinds that show only their size. */
  count: number | null;
  /** Size of keys and texts in bytes; 0 for what is no text. */
  bytes: number;
}

/** The kinds of texts whose items users can count. The others show their size. */
const isCounted = (kind: StoredKind): boolean => storedCopy[kind].unit !== undefined;

const rows: Record<string, (typeof storedRows)[number][1]> = storedData;

interface Entry {
  kind: StoredKind;
  key: string;
  text: string;
}

/** Maps the keys of a storage to their kinds, without those that belong to another user or not to the app. */
function sortEntries(
  where: 'local' | 'tab',
  entries: readonly (readonly [key: string, text: string])[],
  userId: string | undefined,
): Entry[] {
  return entries.flatMap(([key, text]) => {
    const prefix = key.slice(0, key.indexOf(':') + 1);
    const row = ownValue(rows, prefix || key);
    if (row === undefined || (row.in ?? 'local') !== where) return [];
    const owner = key.slice(prefix.length).split(':')[0];
    return row.isOfUser === true && owner !== userId ? [] : [{ kind: row.kind, key, text }];
  });
}

/** Returns the number of items in a value. The outbox is not parsed, because its validator is loaded with the chat. */
function countOf({ kind, key, text }: Entry): number {
  if (kind === 'unsent') return text.split('"delivery":').length - 1;
  // The copies of tabs are the same draft, or one of the same place.
  if (kind === 'drafts') return key.includes(COPY) ? 0 : 1;
  const list = parseJson(text);
  return Array.isArray(list) ? list.length : 0;
}

/** Returns what both storages contain of a user and for the device; null where the browser blocks them. */
export function readTexts(userId: string | undefined): Map<StoredKind, Stored> | null {
  const local = persistedEntries('localStorage');
  const tab = persistedEntries('sessionStorage');
  if (local === null || tab === null) return null;
  const entries = [...sortEntries('local', local, userId), ...sortEntries('tab', tab, userId)]
    // This draft only marks that there is a take.
    .filter(({ key }) => key !== `draft:${userId}:${TAKE_DRAFT}`);
  const found = new Map<StoredKind, Stored>();
  for (const entry of entries) {
    const { names, count, bytes } = found.get(entry.kind) ?? { names: [], count: null, bytes: 0 };
    found.set(entry.kind, {
      names: [...names, entry.key],
      count: isCounted(entry.kind) ? (count ?? 0) + countOf(entry) : null,
      bytes: bytes + new Blob([entry.key, entry.text]).size,
    });
  }
  return found;
}

/**
 * Returns everything that the browser stores of a user and for the device, for the list in the settings; null
 * where it blocks storage.
 */
export async function readStored(userId: string | undefined): Promise<Map<StoredKind, Stored> | null> {
  const found = readTexts(userId);
  if (found === null) return null;
  if (userId !== undefined && hasStoredTake(userId)) {
    found.set('takes', { names: [], count: await createTakeStore(userId).count(), bytes: 0 });
  }
  for (const [name, files] of await cacheSizes()) {
    const row = ownValue(rows, name);
    const kind = row?.in === 'cache' ? row.kind : name.startsWith(APP_FILES) ? 'files' : null;
    if (kind === null || files === 0) continue;
    const { names = [], count } = found.get(kind) ?? {};
    found.set(kind, { names: [...names, name], count: (count ?? 0) + files, bytes: 0 });
  }
  return found;
}

/** Deletes what the browser stores of one kind, when the user deletes it in the settings. All tabs are updated. */
export async function deleteStored(
  session: Session,
  userId: string | undefined,
  kind: StoredKind,
  { names }: Stored,
): Promise<void> {
  if (kind === 'unsent') {
    // The live layer of this tab would store its messages again; those of other tabs follow what is removed.
    (await loadLive(session)).discardAll();
    removePersisted(names);
  } else if (kind === 'takes') {
    removeTakes();
    if (userId !== undefined) removeDrafts(userId, TAKE_DRAFT);
  } else if (kind === 'shared' || kind === 'files') {
    await Promise.all(names.map((name) => caches.delete(name)));
    if (kind === 'files') await removeServiceWorker();
  } else removePersisted(names);
}

/** Unregisters the service worker, which could open nothing without its cache. The next start registers it again. */
async function removeServiceWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(
    registrations
      .filter(({ active }) => active?.scriptURL.endsWith(SERVICE_WORKER))
      .map((registration) => registration.unregister()),
  );
}
