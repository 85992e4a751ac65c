import type { LikeItem } from '../../../likes/likeLists.ts';
import { parseTimestamp } from '../../../lib/time/timestamp.ts';

/**
 * Returns the received likes that the user has not seen yet, for their number on the tab (rule L25).
 * @param seen the time of the newest like that was seen; undefined for none, so that all are new
 */
export function newLikes(likes: readonly LikeItem[], seen: string | undefined): LikeItem[] {
  const until = parseTimestamp(seen ?? '');
  return likes.filter(({ likedAt }) => !(parseTimestamp(likedAt) <= until));
}

/** Returns the time of the newest like, to be stored once it is seen; undefined for none. */
export function newestLike(likes: readonly LikeItem[]): string | undefined {
  return likes.map(({ likedAt }) => likedAt).sort((a, b) => parseTimestamp(b) - parseTimestamp(a))[0];
}
