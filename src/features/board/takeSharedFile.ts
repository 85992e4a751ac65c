import { sharing } from './sharing.ts';

/** Returns the file that another app has shared and removes it from the browser's cache; null when there is none. */
export async function takeSharedFile(): Promise<File | null> {
  const cache = await caches.open(sharing.cache);
  const cached = await cache.match(sharing.file);
  if (cached === undefined) return null;
  await cache.delete(sharing.file);
  const name = decodeURIComponent(cached.headers.get('X-File-Name') ?? '');
  return new File([await cached.blob()], name, { type: cached.headers.get('Content-Type') ?? '' });
}
