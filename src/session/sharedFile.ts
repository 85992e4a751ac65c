/** Name of the service worker's cache in which a file waits that another app has shared (rule B25). */
export const SHARED_FILE_CACHE = 'otonowa-shared';

/** Removes a shared file that was not attached to a post, after a deliberate logout (rule A16). */
export async function removeSharedFile(): Promise<void> {
  try {
    await caches.delete(SHARED_FILE_CACHE);
  } catch {
    // As in `localStore`.
  }
}
