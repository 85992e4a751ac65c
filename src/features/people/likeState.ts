import type { LikeStatus } from '../../api/generated/model/index.ts';
import { card } from './copy.ts';

/** How somebody and I stand, when there is something to say about it. */
export type LikeState = 'mutual' | 'liked' | 'received';

export const likeStateLabels: Record<LikeState, string> = {
  mutual: card.mutual,
  liked: card.liked,
  received: card.received,
};

/** A match says more than my like, and my like more than theirs, which I can answer. */
export function likeState({ is_liked, is_mutual }: LikeStatus, likesMe: boolean): LikeState | null {
  if (is_mutual) return 'mutual';
  if (is_liked) return 'liked';
  return likesMe ? 'received' : null;
}
