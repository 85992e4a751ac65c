// Every name under which the app stores data in the browser. The settings explain what each is and how it is deleted: a
// name that is missing here cannot be written, and one that they do not explain does not compile.

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
  | 'people-stored'
  | 'playback-rate'
  | 'reduced-motion'
  | 'registered-address'
  | 'search-seen'
  | 'system-notifications'
  | 'token'
  | 'volume';

/** Prefixes of keys in local storage. The rest of such a key says whose the value is, or which of several. */
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

/** Keys in `sessionStorage`; one that ends with a colon is a prefix. */
export type TabName = 'begun' | 'scroll' | 'tab' | 'cooldown:';
export type TabKey = Exclude<TabName, 'cooldown:'> | `cooldown:${string}`;
