/** Kinds of stored data, as the settings list them; `storedCopy` has their words. */
export type StoredKind =
  | 'login'
  | 'drafts'
  | 'unsent'
  | 'takes'
  | 'shared'
  | 'hidden'
  | 'chats'
  | 'searches'
  | 'settings'
  | 'place'
  | 'seen'
  | 'address'
  | 'files'
  | 'tab';

interface StoredData {
  kind: StoredKind;
  /** Default `local`: local storage. `tab`: session storage. `database`: IndexedDB. */
  in?: 'local' | 'tab' | 'database' | 'cache';
  /** Whether the id of a user follows the prefix. Other data belongs to the device. */
  isOfUser?: true;
  /** `logout`: removed by a deliberate logout; `login`: at every end of a login. Otherwise it stays, or ends by itself. */
  ends?: 'logout' | 'login';
}

/**
 * Everything that the app stores in the browser, by name: whole keys, prefixes of keys (they end with a colon), databases
 * and caches. A name without a row here cannot be written. The settings list and delete by this table, and a logout
 * removes by it. `token` and `auth-storage` end with the session that owns them (`session/sessions.ts`).
 */
export const storedData = {
  token: { kind: 'login' },
  'auth-storage': { kind: 'login' },
  'draft:': { kind: 'drafts', isOfUser: true, ends: 'logout' },
  'unsent:': { kind: 'unsent', isOfUser: true, ends: 'logout' },
  takes: { kind: 'takes', in: 'database', ends: 'logout' },
  'otonowa-shared': { kind: 'shared', in: 'cache', ends: 'logout' },
  'hidden-people:': { kind: 'hidden', isOfUser: true, ends: 'logout' },
  'chat-marks:': { kind: 'chats', isOfUser: true, ends: 'logout' },
  'saved-searches:': { kind: 'searches', isOfUser: true, ends: 'logout' },
  'autoplay-videos': { kind: 'settings' },
  'continuous-play': { kind: 'settings' },
  'enter-to-send': { kind: 'settings' },
  'keyboard-shortcuts': { kind: 'settings' },
  listen: { kind: 'settings' },
  'message-sound': { kind: 'settings' },
  'mock-panel': { kind: 'settings' },
  'mouse-effect': { kind: 'settings' },
  'notification-preview': { kind: 'settings' },
  'playback-rate': { kind: 'settings' },
  'reduced-motion': { kind: 'settings' },
  'system-notifications': { kind: 'settings' },
  volume: { kind: 'settings' },
  // Earlier versions stored the people of the search here.
  people: { kind: 'files', in: 'database', ends: 'login' },
  'last-place': { kind: 'place', ends: 'logout' },
  'last-sound': { kind: 'place', ends: 'logout' },
  'likes-hint-closed:': { kind: 'seen' },
  'nav-names-seen': { kind: 'seen' },
  'notifications-asked': { kind: 'seen' },
  'put-off:': { kind: 'seen', isOfUser: true, ends: 'logout' },
  'search-seen': { kind: 'seen' },
  'written-from-profile': { kind: 'seen' },
  'seen-likes:': { kind: 'seen', isOfUser: true, ends: 'logout' },
  // The people whom the user has heard in the listening view of the search.
  'heard:': { kind: 'seen', isOfUser: true, ends: 'logout' },
  'registered-address': { kind: 'address' },
  begun: { kind: 'tab', in: 'tab', ends: 'logout' },
  scroll: { kind: 'tab', in: 'tab' },
  tab: { kind: 'tab', in: 'tab', ends: 'logout' },
  'cooldown:': { kind: 'tab', in: 'tab' },
} as const satisfies Record<string, StoredData>;

type Table = typeof storedData;
type NameIn<Where extends StoredData['in']> = {
  [Name in keyof Table]: (Table[Name] extends { in: infer In } ? In : 'local') extends Where ? Name : never;
}[keyof Table];
type KeyOf<Name extends string> = Name extends `${string}:` ? `${Name}${string}` : Name;

/** Keys of local storage that may be written. */
export type LocalKey = KeyOf<NameIn<'local'>>;
/** Those without a variable part. */
export type LocalName = Exclude<NameIn<'local'>, `${string}:`>;
/** Keys of session storage that may be written. */
export type TabKey = KeyOf<NameIn<'tab'>>;
export type StoredName = keyof Table;

/** The rows of the table, for code that takes every row alike. */
export const storedRows = Object.entries(storedData) as readonly [StoredName, StoredData][];
