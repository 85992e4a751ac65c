import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import type { PrivateList } from './privateList.ts';
import type { Session } from './session.ts';
import { useSessionPart } from './SessionScope.tsx';

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
  useLayoutEffect(() => {
    if (userId !== undefined) list.open(userId);
  }, [list, userId]);
  return { list, items, isOpen };
}
