import type { LocalName, LocalPrefix, TabName } from '../../../lib/storage/keys.ts';
import type { StoredKind } from './copy.ts';

/** The kind under which the settings list each key of local storage, or the keys that begin with a prefix (rule V3). */
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
export const kindOfTabKey: Record<TabName, StoredKind> = {
  begun: 'tab',
  scroll: 'tab',
  tab: 'tab',
  'cooldown:': 'tab',
};

/**
 * Prefixes that no id of a user follows; the empty one stands for whole keys. After any other prefix the list leaves
 * out the data of other users.
 */
export const sharedPrefixes: ReadonlySet<string> = new Set<LocalPrefix | TabName | ''>([
  '',
  'likes-hint-closed:',
  'cooldown:',
]);
