import { createStore, type StoreApi } from 'zustand/vanilla';
import type { UserId } from '../../../api/generated/model/index.ts';
import { localStore, onOtherTabChange } from '../../../lib/storage/storage.ts';
import { savedSearchesKey } from '../../../session/savedSearches.ts';
import type { Session } from '../../../session/session.ts';
import { parseSavedSearches, type SavedSearches } from './savedSearch.ts';

/** The saved searches of a session's user, kept in the browser and followed from other tabs (rule F37). */
export interface SavedSearchStore {
  state: StoreApi<{ searches: SavedSearches }>;
  /** Reads the searches of the session's user, who becomes known later than the session. */
  open: (userId: UserId) => void;
  /**
   * Applies a change to what the browser holds now, which another tab may have changed. Has no effect after the end of
   * the session.
   * @returns whether the result is persisted
   */
  change: (update: (searches: SavedSearches) => SavedSearches) => boolean;
}

export function createSavedSearchStore(session: Session): SavedSearchStore {
  const state = createStore<{ searches: SavedSearches }>(() => ({ searches: [] }));
  let key: string | null = null;
  const read = () => (key === null ? [] : parseSavedSearches(localStore.get(key)));
  const refresh = () => state.setState({ searches: read() });

  return {
    state,
    open(userId) {
      if (key !== null || session.signal.aborted) return;
      key = savedSearchesKey(userId);
      refresh();
      session.onEnd(onOtherTabChange([key], refresh));
    },
    change(update) {
      if (key === null || session.signal.aborted) return false;
      const searches = update(read());
      state.setState({ searches });
      if (searches.length > 0) return localStore.set(key, JSON.stringify(searches));
      localStore.remove(key);
      return true;
    },
  };
}
