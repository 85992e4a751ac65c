import { SHARED_FILE_CACHE } from '../../session/sharedFile.ts';

/**
 * Names for a file that another app shares with this one: the system sends it to `action` by POST, which only the
 * service worker handles; the worker stores the file under `file` in the cache and opens the board at `board`.
 */
export const sharing = {
  action: '/share',
  field: 'media',
  cache: SHARED_FILE_CACHE,
  file: '/share/media',
  board: '/board?shared=1',
} as const;
