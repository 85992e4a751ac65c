import type { StoredName } from '../../storage/storedData.ts';

/**
 * Names for a file that another app shares with this one: the system sends it to `action` by POST, which only the
 * service worker handles; the worker stores the file under `file` in the cache and opens the board at `board`.
 */
export const sharing = {
  action: '/share',
  field: 'media',
  cache: 'otonowa-shared' satisfies StoredName,
  file: '/share/media',
  board: '/board?shared=1',
} as const;

/** Returns the file that another app has shared and removes it from the browser's cache; null when there is none. */
export async function takeSharedFile(): Promise<File | null> {
  const cache = await caches.open(sharing.cache);
  const cached = await cache.match(sharing.file);
  if (cached === undefined) return null;
  await cache.delete(sharing.file);
  const name = decodeURIComponent(cached.headers.get('X-File-Name') ?? '');
  return new File([await cached.blob()], name, { type: cached.headers.get('Content-Type') ?? '' });
}
