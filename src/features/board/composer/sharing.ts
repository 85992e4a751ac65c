/**
 * How a sound or film that another app shares reaches the composer: the system posts it to `action`, which only the
 * service worker answers; the worker keeps the file under `file` in the cache and opens the board at `board`.
 */
export const sharing = {
  action: '/share',
  field: 'media',
  cache: 'otonowa-shared',
  file: '/share/media',
  board: '/board?shared=1',
} as const;
