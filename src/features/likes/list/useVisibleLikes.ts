import { type LikeListsOnScreen, useLikeLists } from '../../../likes/useLikeLists.ts';
import { useHiddenPeople } from '../../../hiddenPeople/useHiddenPeople.ts';

interface VisibleLikes extends LikeListsOnScreen {
  /** Number of received likes that are not shown. */
  hidden: number;
}

/** Returns the lists of the likes screen's tabs, without received likes of hidden people (rule F39). */
export function useVisibleLikes(): VisibleLikes {
  const { items, counts, isLoading } = useLikeLists();
  const { isHidden, isKnown } = useHiddenPeople();
  const received = items.received.filter(({ profile }) => !isHidden(profile.user_id));
  const hidden = items.received.length - received.length;
  return {
    items: { ...items, received },
    counts: { ...counts, received: counts.received === null ? null : counts.received - hidden },
    isLoading: isLoading || !isKnown,
    hidden,
  };
}
