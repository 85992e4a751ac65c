import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Profile } from '../../api/generated/model/index.ts';
import { useFocusFallback } from '../../lib/browser/focus/useFocusFallback.ts';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { after } from '../../lib/time/timer.ts';
import { LIKE_ANIMATION_MS, likesOf, type LikeOutcome } from '../../likes/likes.ts';
import { paths } from '../../navigation/paths.ts';
import { useSession } from '../../session/SessionScope.tsx';
import { common } from '../../ui/copy.ts';
import { SNACKBAR_TIME, type SnackbarAction, snackbars } from '../../ui/Snackbar/snackbars.ts';
import { isNewMatchByViewer, likeOutcomeText, useLikeOutcomes } from './likeOutcomes.ts';
import { useLiveLikes } from './liveLikes.ts';

const LazyMatchCelebration = lazyComponent(async () => (await import('./MatchCelebration.tsx')).MatchCelebration);

/**
 * Handles likes on every screen: shows snackbars for their outcomes, celebrates a match, and subscribes to live events.
 */
export function LikesHost() {
  'use no memo';
  const [path] = useLocation();
  const session = useSession();
  const { setLiked } = likesOf(session);
  const latest = useRef<LikeOutcome>(null);
  useLiveLikes();

  const undoAction = ({ profile }: LikeOutcome): SnackbarAction => ({
    label: common.undo,
    run: () => void setLiked(profile, true, 'undo'),
  });
  const show = (outcome: LikeOutcome, text: string, hint?: string) => {
    const { wanted, failed, profile } = outcome;
    snackbars.show(text, {
      kind: failed ? 'error' : 'ok',
      hint,
      time: SNACKBAR_TIME.like,
      topic: `like:${profile.id}`,
      action: wanted || failed ? undefined : undoAction(outcome),
    });
  };
  const report = async (outcome: LikeOutcome) => {
    const text = likeOutcomeText(outcome, path === paths.likes);
    latest.current = outcome;
    if (text === null) return;
    show(outcome, text);
    if (!outcome.wanted || outcome.failed) return;
    const hint = await import('./firstLike.ts')
      .then(({ firstLikeHint }) => firstLikeHint(session, outcome))
      .catch(() => undefined);
    // Another outcome may have been shown meanwhile.
    if (hint !== undefined && latest.current === outcome) show(outcome, text, hint);
  };
  useLikeOutcomes((outcome) => void report(outcome), true);
  return <MatchCelebrationHost />;
}

/** Opens the celebration after a like of the viewer made a match, when the heart's animation has ended. */
function MatchCelebrationHost() {
  const [person, setPerson] = useState<Profile | null>(null);
  const [open, setOpen] = useState(false);
  const cancel = useRef<(() => void) | null>(null);

  useLikeOutcomes((outcome) => {
    if (!isNewMatchByViewer(outcome)) return;
    LazyMatchCelebration.preload();
    cancel.current?.();
    cancel.current = after(LIKE_ANIMATION_MS, () => {
      setPerson(outcome.profile);
      setOpen(true);
    });
  }, true);
  useEffect(() => () => cancel.current?.(), []);
  useFocusFallback(open);

  if (person === null) return null;
  return (
    <LoadBoundary key={person.id}>
      <LazyMatchCelebration profile={person} open={open} onClose={() => setOpen(false)} />
    </LoadBoundary>
  );
}
