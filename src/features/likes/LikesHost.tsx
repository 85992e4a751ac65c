import { useLocation } from 'wouter';
import type { LikeOutcome } from '../../likes/likes.ts';
import { likesOf } from '../../likes/likes.ts';
import { useSession } from '../../session/SessionScope.tsx';
import { useLikeOutcomes } from '../../likes/useLikeOutcomes.ts';
import { paths } from '../../navigation/paths.ts';
import { common } from '../../ui/copy.ts';
import { SNACKBAR_TIME, type SnackbarAction, snackbars } from '../../ui/Snackbar/snackbars.ts';
import { likeOutcomeText } from './likeOutcomeText.ts';
import { MatchCelebrationHost } from './celebration/MatchCelebrationHost.tsx';
import { useLiveLikes } from './useLiveLikes.ts';

/**
 * Handles likes on every screen: shows snackbars for their outcomes, celebrates a match, and subscribes to live events.
 */
export function LikesHost() {
  // Rendered seldom: memoizing its parts would add bytes to the first load.
  'use no memo';
  const [path] = useLocation();
  const { setLiked } = likesOf(useSession());
  useLiveLikes();

  const undoAction = ({ profile }: LikeOutcome): SnackbarAction => ({
    label: common.undo,
    run: () => void setLiked(profile, true, 'undo'),
  });
  useLikeOutcomes((outcome) => {
    const text = likeOutcomeText(outcome, path === paths.likes);
    if (text === null) return;
    const { wanted, failed, profile } = outcome;
    snackbars.show(text, {
      kind: failed ? 'error' : 'ok',
      time: SNACKBAR_TIME.like,
      topic: `like:${profile.id}`,
      action: wanted || failed ? undefined : undoAction(outcome),
    });
  }, true);
  return <MatchCelebrationHost />;
}
