import { useEffect, useEffectEvent } from 'react';
import { likesOf, type LikeOutcome } from '../../likes/likes.ts';
import { useSession } from '../../session/SessionScope.tsx';
import { likeMessages } from './copy.ts';

/**
 * Subscribes to the outcomes of all likes and unlikes.
 * @param early whether to replay earlier outcomes: for components whose code is loaded lazily
 */
export function useLikeOutcomes(listener: (outcome: LikeOutcome) => void, early = false): void {
  const likes = likesOf(useSession());
  const notify = useEffectEvent(listener);
  useEffect(() => likes.onOutcome((outcome) => notify(outcome), early), [likes, early]);
}

/**
 * Returns the snackbar text for the outcome of a like, null for none. Only on the likes screen does the text mention
 * matches; elsewhere the celebration dialog does.
 */
export function likeOutcomeText(outcome: LikeOutcome, isLikesScreen: boolean): string | null {
  const { wanted, failed, silent, before, after, origin } = outcome;
  if (silent) return null;
  if (failed) return wanted ? likeMessages.likeFailed : likeMessages.unlikeFailed;
  if (wanted) {
    return isLikesScreen && after.is_mutual && origin === 'tap' ? likeMessages.matched : likeMessages.liked;
  }
  return isLikesScreen && before.is_mutual ? likeMessages.unmatched : likeMessages.unliked;
}

/**
 * Returns whether a like that the viewer has just given made a match. A match that is restored by undoing does not count.
 */
export function isNewMatchByViewer({ wanted, failed, before, after, origin }: LikeOutcome): boolean {
  return wanted && !failed && after.is_mutual && !before.is_mutual && origin === 'tap';
}
