import type { StoredName } from '../storage/storedData.ts';

/** Name of the service worker's cache in which a file waits that another app has shared. */
export const SHARED_FILE_CACHE = 'otonowa-shared' satisfies StoredName;
