import { useGetCurrentUser } from '../api/generated/auth/auth.ts';
import type { UserId } from '../api/generated/model/index.ts';
import { useStore } from 'zustand';
import { useSessionPart } from '../session/SessionScope.tsx';
import { usePrivateList } from '../session/privateList.ts';
import { createHiddenPeople, type HiddenPerson } from './hiddenPeople.ts';

interface HiddenPeopleInUse {
  people: readonly HiddenPerson[];
  isHidden: (userId: UserId) => boolean;
  /** Ids of the people whose messages are hidden, too. */
  blocked: ReadonlySet<UserId>;
  /** Whether the list is loaded. Until then nobody may be shown, or hidden people would appear for a moment. */
  isKnown: boolean;
}

/** Returns the people whom the viewer has hidden. Without a known viewer there are none. */
export function useHiddenPeople(): HiddenPeopleInUse {
  const { data: viewer, isPending } = useGetCurrentUser();
  const userId = viewer?.id;
  const { items: people, isOpen } = usePrivateList(createHiddenPeople, userId);
  const ids = new Set(people.map((person) => person.userId));
  return {
    people,
    blocked: blockedAmong(people),
    isHidden: (id) => ids.has(id),
    isKnown: isOpen || (userId === undefined && !isPending),
  };
}

/** Returns the ids of the people the viewer has blocked, once some `useHiddenPeople` has loaded the list. */
export const useBlocked = (): ReadonlySet<UserId> =>
  blockedAmong(useStore(useSessionPart(createHiddenPeople).state).items);

const blockedAmong = (people: readonly HiddenPerson[]): ReadonlySet<UserId> =>
  new Set(people.filter(({ isBlocked }) => isBlocked).map(({ userId }) => userId));
