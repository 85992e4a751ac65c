import { useGetCurrentUser } from '../api/generated/auth/auth.ts';
import type { UserId } from '../api/generated/model/index.ts';
import { usePrivateList } from '../session/usePrivateList.ts';
import { createHiddenPeople, type HiddenPerson } from './hiddenPeople.ts';

interface HiddenPeopleInUse {
  people: readonly HiddenPerson[];
  isHidden: (userId: UserId) => boolean;
  /** False until it is known who is hidden: nobody else may be shown before, or hidden people would appear for a moment. */
  isKnown: boolean;
}

/** Returns the people whom the viewer has hidden. Without a known viewer there are none. */
export function useHiddenPeople(): HiddenPeopleInUse {
  const { data: me, isPending } = useGetCurrentUser();
  const userId = me?.id;
  const { items: people, isOpen } = usePrivateList(createHiddenPeople, userId);
  const ids = new Set(people.map((person) => person.userId));
  return { people, isHidden: (id) => ids.has(id), isKnown: isOpen || (userId === undefined && !isPending) };
}
