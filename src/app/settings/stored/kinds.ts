import type { LocalName, LocalPrefix, TabName } from '../../../lib/storage/keys.ts';

/** What the app keeps in the browser, as people would call it, in the order in which it is listed (rule V3). */
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
  'place',
  'seen',
  'address',
  'files',
  'tab',
] as const;
export type StoredKind = (typeof storedKinds)[number];

/** What each key of local storage is; of a prefix, what the keys are that begin with it. */
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

/** The same for the storage of a tab. */
export const kindOfTabKey: Record<TabName, StoredKind> = { begun: 'tab', scroll: 'tab', 'cooldown:': 'tab' };

/** What begins with the id of a user after the prefix. What others have left in this browser is not the user's. */
export const ownPrefixes: ReadonlySet<string> = new Set<LocalPrefix>([
  'chat-marks:',
  'draft:',
  'hidden-people:',
  'put-off:',
  'saved-searches:',
  'seen-likes:',
  'unsent:',
]);
