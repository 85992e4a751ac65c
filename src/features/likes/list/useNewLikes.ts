import { useEffect } from 'react';
import { useGetCurrentUser } from '../../../api/generated/auth/auth.ts';
import type { LikeItem } from '../../../likes/likeLists.ts';
import { createPrivateList, parseTexts, usePrivateList } from '../../../session/privateList.ts';
import type { Session } from '../../../session/session.ts';
import { newestLike, newLikes } from './newLikes.ts';

/** Creates the store for the time of the newest received like that the session's user has seen in this browser. */
const createSeenLikes = (session: Session) => createPrivateList(session, 'seen-likes', parseTexts);

/**
 * Returns how many received likes have arrived since they were last shown (rule L25).
 * @param isShown whether they are on the screen, so that none of them counts as new any more
 */
export function useNewLikes(received: readonly LikeItem[], isShown: boolean): number {
  const { data: me } = useGetCurrentUser();
  const { list: seen, items, isOpen } = usePrivateList(createSeenLikes, me?.id);
  const count = isOpen ? newLikes(received, items[0]).length : 0;
  const newest = newestLike(received);
  useEffect(() => {
    if (isShown && count > 0 && newest !== undefined) seen.change(() => [newest]);
  }, [seen, isShown, count, newest]);
  return isShown ? 0 : count;
}
