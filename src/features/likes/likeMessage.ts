import type { LikeOutcome } from '../../api/likes/likeIntents.ts';
import { likeMessages } from './copy.ts';

/**
 * What to say about an outcome, null when there is nothing (spec.md sections 4 and 8). The likes screen speaks of
 * matches too; elsewhere the celebration does.
 */
export function likeMessage(outcome: LikeOutcome, isLikesScreen: boolean): string | null {
  const { wanted, failed, silent, before, after, origin } = outcome;
  if (silent) return null;
  if (failed) return wanted ? likeMessages.likeFailed : likeMessages.unlikeFailed;
  if (wanted) {
    return isLikesScreen && after.is_mutual && origin === 'tap' ? likeMessages.matched : likeMessages.liked;
  }
  return isLikesScreen && before.is_mutual ? likeMessages.unmatched : likeMessages.unliked;
}

/** A like of mine, given just now, has made a match. What is restored by undoing is none to celebrate. */
export function isOwnMatch({ wanted, failed, before, after, origin }: LikeOutcome): boolean {
  return wanted && !failed && after.is_mutual && !before.is_mutual && origin === 'tap';
}
