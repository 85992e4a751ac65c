import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { useGetCurrentUser } from '../api/generated/auth/auth.ts';
import type { UserId } from '../api/generated/model/index.ts';
import { useSessionPart } from '../session/SessionScope.tsx';
import { createHiddenPeople, type HiddenPerson } from './hiddenPeople.ts';

interface HiddenPeopleInUse {
  people: readonly HiddenPerson[];
  isHidden: (userId: UserId) => boolean;
  /** False until it is known who is hidden: nobody else may be shown before, or hidden people would appear for a moment. */
  isKnown: boolean;
}

/** Returns the people whom the viewer has hidden. Without a known viewer there are none. */
export function useHiddenPeople(): HiddenPeopleInUse {
  const list = useSessionPart(createHiddenPeople);
  const { data: me, isPending } = useGetCurrentUser();
  const { items: people, isOpen } = useStore(list.state);
  const userId = me?.id;
  // Before the paint, so that no screen shows a state in between.
  useLayoutEffect(() => {
    if (userId !== undefined) list.open(userId);
  }, [list, userId]);
  const ids = new Set(people.map((person) => person.userId));
  return { people, isHidden: (id) => ids.has(id), isKnown: isOpen || (userId === undefined && !isPending) };
}
