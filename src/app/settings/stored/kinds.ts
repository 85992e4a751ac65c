import type { LocalName, LocalPrefix, TabName } from '../../../lib/storage/keys.ts';

/**
 * Kinds of data that the app stores in the browser, as users would name them, in the order of the list in the settings
 * (rule V3). `takes` are in IndexedDB, `shared` and `files` in caches; all others have keys.
 */
export const storedKinds = [
  'login',
  'drafts',
  'unsent',
  'takes',
  'shared',
  'hidden',
  'chats',
  'searches',
  'settings',
  'people',
  'place',
  'seen',
  'address',
  'files',
  'tab',
] as const;
export type StoredKind = (typeof storedKinds)[number];

/** The kind of each key of local storage, or of the keys that begin with a prefix. */
export const kindOfKey: Record<LocalName | LocalPrefix, StoredKind> = {
  token: 'login',
  'auth-storage': 'login',
  'draft:': 'drafts',
  'unsent:': 'unsent',
  'hidden-people:': 'hidden',
  'chat-marks:': 'chats',
  'saved-searches:': 'searches',
  'autoplay-videos': 'settings',
  'continuous-play': 'settings',
  'enter-to-send': 'settings',
  'keyboard-shortcuts': 'settings',
  'message-sound': 'settings',
  'mock-panel': 'settings',
  'mouse-effect': 'settings',
  'notification-preview': 'settings',
  'playback-rate': 'settings',
  'reduced-motion': 'settings',
  'system-notifications': 'settings',
  volume: 'settings',
  'people-stored': 'people',
  'last-place': 'place',
  'last-sound': 'place',
  'likes-hint-closed:': 'seen',
  'nav-names-seen': 'seen',
  'notifications-asked': 'seen',
  'put-off:': 'seen',
  'search-seen': 'seen',
  'seen-likes:': 'seen',
  'registered-address': 'address',
};

/** The kind of each key of session storage. */
export const kindOfTabKey: Record<TabName, StoredKind> = { begun: 'tab', scroll: 'tab', 'cooldown:': 'tab' };

/**
 * Prefixes that are followed by the id of a user. The list leaves out the data of other users of this browser.
 */
export const ownPrefixes: ReadonlySet<string> = new Set<LocalPrefix>([
  'chat-marks:',
  'draft:',
  'hidden-people:',
  'put-off:',
  'saved-searches:',
  'seen-likes:',
  'unsent:',
]);
