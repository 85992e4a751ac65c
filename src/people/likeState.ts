import type { LikeStatus } from '../api/generated/model/index.ts';
import { card } from './copy.ts';

/** The like state between the viewer and a person that cards and the profile dialog show when there is any like. */
export type LikeState = 'mutual' | 'liked' | 'received';

export const likeStateLabels: Record<LikeState, string> = {
  mutual: card.mutual,
  liked: card.liked,
  received: card.received,
};

/**
 * Returns the like state to show, or null for none. A match takes precedence over the viewer's like, and that over the
 * other person's like. While the viewer's own status is unknown the result is null, because a received like may be part
 * of a match (rule L11).
 * @param status the viewer's like status; null while it is not known
 */
export function likeState(status: LikeStatus | null, likesViewer: boolean): LikeState | null {
  if (status === null) return null;
  if (status.is_mutual) return 'mutual';
  if (status.is_liked) return 'liked';
  return likesViewer ? 'received' : null;
}
