import { useLocation } from 'wouter';
import { useQueryClient } from '@tanstack/react-query';
import type { LikeOutcome } from '../../api/likes/likeIntents.ts';
import { likeSessionOf } from '../../api/likes/likeSession.ts';
import { useLikeOutcomes } from '../../api/likes/useLikeOutcomes.ts';
import { paths } from '../../lib/paths.ts';
import { SNACKBAR_TIME, type SnackbarAction } from '../../ui/Snackbar/snackbars.ts';
import { showSnackbar } from '../../ui/Snackbar/showSnackbar.ts';
import { likeMessages } from './copy.ts';
import { likeMessage } from './likeMessage.ts';
import { MatchMomentHost } from './moment/MatchMomentHost.tsx';
import { useLiveLikes } from './useLiveLikes.ts';

/** What likes do on every screen: a word on how they came out, the celebration of a match, live events. */
export function LikesHost() {
  const [path] = useLocation();
  const { want } = likeSessionOf(useQueryClient());
  useLiveLikes();

  const undo = ({ profile }: LikeOutcome): SnackbarAction => ({
    label: likeMessages.undo,
    run: () => void want(profile, true, 'undo'),
  });
  useLikeOutcomes((outcome) => {
    const text = likeMessage(outcome, path === paths.likes);
    if (text === null) return;
    const { wanted, failed } = outcome;
    showSnackbar({
      text,
      kind: failed ? 'error' : 'ok',
      duration: SNACKBAR_TIME.like,
      ...(wanted || failed ? {} : { action: undo(outcome) }),
    });
  }, true);
  return <MatchMomentHost />;
}
