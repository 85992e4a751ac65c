import { attempt } from '../errors/attempt.ts';
import { localStore } from './storage.ts';

/**
 * Returns the entries that a storage contains, for the list of stored data in the settings. They lack values
 * that the storage refused; null where the browser blocks it.
 */
export function persistedEntries(
  kind: 'localStorage' | 'sessionStorage',
): readonly [key: string, text: string][] | null {
  return attempt(() => Object.entries(window[kind]), null);
}

/** Removes keys of local storage, and dispatches `storage` events so that this tab's listeners notice it, too. */
export function removePersisted(keys: readonly string[]): void {
  for (const key of keys) {
    localStore.remove(key);
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }));
  }
}

/** Returns the name and number of files of each cache of this origin; empty where the browser blocks caches. */
export async function cacheSizes(): Promise<readonly [name: string, files: number][]> {
  try {
    const names = await caches.keys();
    return await Promise.all(
      names.map(async (name): Promise<[string, number]> => [name, (await (await caches.open(name)).keys()).length]),
    );
  } catch {
    return [];
  }
}
