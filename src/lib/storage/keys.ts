// Every name under which the app keeps something in the browser. The settings say of each what it is and how it is deleted
// (rule V3): a name that is missing here cannot be written, and one that they do not explain does not compile.

/** Whole keys in local storage. */
export type LocalName =
  | 'auth-storage'
  | 'autoplay-videos'
  | 'continuous-play'
  | 'enter-to-send'
  | 'keyboard-shortcuts'
  | 'last-place'
  | 'last-sound'
  | 'message-sound'
  | 'mock-panel'
  | 'mouse-effect'
  | 'nav-names-seen'
  | 'notification-preview'
  | 'notifications-asked'
  | 'playback-rate'
  | 'reduced-motion'
  | 'registered-address'
  | 'search-seen'
  | 'system-notifications'
  | 'token'
  | 'volume';

/** Beginnings of keys in local storage that end with whose it is, or which of several. */
export type LocalPrefix =
  | 'chat-marks:'
  | 'draft:'
  | 'hidden-people:'
  | 'likes-hint-closed:'
  | 'put-off:'
  | 'saved-searches:'
  | 'seen-likes:'
  | 'unsent:';

export type LocalKey = LocalName | `${LocalPrefix}${string}`;

/** Keys in the storage of a tab, and the beginning of those with a name behind it. */
export type TabName = 'begun' | 'scroll' | 'cooldown:';
export type TabKey = Exclude<TabName, 'cooldown:'> | `cooldown:${string}`;
