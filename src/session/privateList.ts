import { useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { localStore, onOtherTabChange, parseJson } from '../lib/storage/storage.ts';
import { privateListKey, type PrivateListName } from './privateLists.ts';
import type { Session } from './session.ts';
import { useSessionPart } from './SessionScope.tsx';

type ListKey = ReturnType<typeof privateListKey>;
type Update<Item> = (items: readonly Item[]) => readonly Item[];

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
   * Applies a change to the stored list, which another tab may have changed. Before the list is open, the change is
   * kept in memory and applied to the stored list when it opens. Has no effect after the end of the session.
   * @returns whether the result is persisted, or will be as soon as the list is open
   */
  change: (update: Update<Item>) => boolean;
}

/** @param parse parses the text in local storage, and leaves out malformed entries */
export function createPrivateList<Item>(
  session: Session,
  name: PrivateListName,
  parse: (text: string | null) => readonly Item[],
): PrivateList<Item> {
  const state: PrivateList<Item>['state'] = createStore(() => ({ items: [] as readonly Item[], isOpen: false }));
  let key: ListKey | null = null;
  const early: Update<Item>[] = [];
  const read = (from: ListKey) => parse(localStore.get(from));

  function write(to: ListKey, items: readonly Item[]): boolean {
    state.setState({ items });
    if (items.length > 0) return localStore.set(to, JSON.stringify(items));
    localStore.remove(to);
    return true;
  }

  return {
    state,
    open(userId) {
      if (key !== null || session.signal.aborted) return;
      const own = privateListKey(name, userId);
      key = own;
      const refresh = () => state.setState({ items: read(own), isOpen: true });
      refresh();
      if (early.length > 0)
        write(
          own,
          early.splice(0).reduce((items, update) => update(items), read(own)),
        );
      session.onEnd(onOtherTabChange([own], refresh));
    },
    change(update) {
      if (session.signal.aborted) return false;
      if (key !== null) return write(key, update(read(key)));
      early.push(update);
      state.setState(({ items }) => ({ items: update(items) }));
      return true;
    },
  };
}

/**
 * Returns a list of the session's user, which is read before the paint as soon as the user is known, so that no screen
 * shows a state in between.
 * @param create creates the list of a session; must be the same function in every rendering
 */
export function usePrivateList<Item>(
  create: (session: Session) => PrivateList<Item>,
  userId: string | undefined,
): { list: PrivateList<Item>; items: readonly Item[]; isOpen: boolean } {
  const list = useSessionPart(create);
  const { items, isOpen } = useStore(list.state);
  const [, setOpened] = useState(false);
  useLayoutEffect(() => {
    if (userId === undefined || isOpen) return;
    list.open(userId);
    // A component that has just mounted is subscribed only after the paint, and would be one frame late.
    // oxlint-disable-next-line react/set-state-in-effect
    setOpened(true);
  }, [list, userId, isOpen]);
  return { list, items, isOpen };
}

/** Parses a persisted list of texts; leaves out malformed entries. */
export function parseTexts(text: string | null): readonly string[] {
  const stored = parseJson(text);
  return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
}

/** Creates the list of what the user does not want to be offered or shown again in this browser. */
export const createPutOff = (session: Session) => createPrivateList(session, 'put-off', parseTexts);
