import { localStore } from './storage.ts';

/** Everything that a storage really holds, which is not what it has refused; null where the browser blocks it. */
export function persistedEntries(
  kind: 'localStorage' | 'sessionStorage',
): readonly [key: string, text: string][] | null {
  try {
    return Object.entries(window[kind]);
  } catch {
    return null;
  }
}

/** Removes keys of local storage, as another tab would do it: what follows them in this tab is told too. */
export function removePersisted(keys: readonly string[]): void {
  for (const key of keys) {
    localStore.remove(key);
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }));
  }
}

/** The names of the caches of this origin, each with the number of files in it. None where the browser has or allows none. */
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
