import { createStore, type StoreApi } from 'zustand/vanilla';
import { localStore, onOtherTabChange, parseJson } from '../lib/storage/storage.ts';
import { privateListKey, type PrivateListName } from './privateLists.ts';
import type { Session } from './session.ts';

/** A list of a session's user, stored in the browser; changes in other tabs are applied. */
export interface PrivateList<Item> {
  state: StoreApi<{
    items: readonly Item[];
    /** Whether the list has been read from storage. Before that it is empty. */
    isOpen: boolean;
  }>;
  /** Reads the list of the session's user, who becomes known later than the session. */
  open: (userId: string) => void;
  /**
   * Applies a change to the stored list, which another tab may have changed. Has no effect after the end of the
   * session.
   * @returns whether the result is persisted
   */
  change: (update: (items: readonly Item[]) => readonly Item[]) => boolean;
}

/** @param parse parses the text in local storage, and leaves out malformed entries */
export function createPrivateList<Item>(
  session: Session,
  name: PrivateListName,
  parse: (text: string | null) => readonly Item[],
): PrivateList<Item> {
  const state: PrivateList<Item>['state'] = createStore(() => ({ items: [] as readonly Item[], isOpen: false }));
  let key: ReturnType<typeof privateListKey> | null = null;
  const read = () => (key === null ? [] : parse(localStore.get(key)));
  const refresh = () => state.setState({ items: read(), isOpen: true });

  return {
    state,
    open(userId) {
      if (key !== null || session.signal.aborted) return;
      key = privateListKey(name, userId);
      refresh();
      session.onEnd(onOtherTabChange([key], refresh));
    },
    change(update) {
      if (key === null || session.signal.aborted) return false;
      const items = update(read());
      state.setState({ items });
      if (items.length > 0) return localStore.set(key, JSON.stringify(items));
      localStore.remove(key);
      return true;
    },
  };
}

/** Parses a persisted list of texts; leaves out malformed entries. */
export function parseTexts(text: string | null): readonly string[] {
  const stored = parseJson(text);
  return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
}

/** Creates the list of what the user does not want to be offered or shown again in this browser. */
export const createPutOff = (session: Session) => createPrivateList(session, 'put-off', parseTexts);
