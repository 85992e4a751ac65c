import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Profile, ProfileId } from '../../api/generated/model/index.ts';
import { useFocusFallback } from '../../lib/browser/focus/useFocusFallback.ts';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { after } from '../../lib/time/timer.ts';
import { LIKE_ANIMATION_MS, likesOf, type LikeOutcome } from '../../likes/likes.ts';
import { paths } from '../../navigation/paths.ts';
import { useSession } from '../../session/SessionScope.tsx';
import { common } from '../../ui/copy.ts';
import { SNACKBAR_TIME, type SnackbarAction, snackbars } from '../../ui/Snackbar/snackbars.ts';
import { isMotionReduced } from '../../ui/theme/reducedMotion.ts';
import { createFirstLikeHint, isNewMatchByViewer, likeOutcomeText, useLikeOutcomes } from './likeOutcomes.ts';
import { useLiveLikes } from './liveLikes.ts';

const LazyMatchCelebration = lazyComponent(async () => (await import('./MatchCelebration.tsx')).MatchCelebration);

/**
 * Handles likes on every screen: shows snackbars for their outcomes, celebrates a match, and subscribes to live events.
 */
export function LikesHost() {
  'use no memo';
  const [path] = useLocation();
  const { setLiked } = likesOf(useSession());
  const [hintOf] = useState(createFirstLikeHint);
  const latest = useRef(new Map<ProfileId, LikeOutcome>());
  useLiveLikes();
  useLikeVibration();

  const undoAction = ({ profile }: LikeOutcome): SnackbarAction => ({
    label: common.undo,
    run: () => void setLiked(profile, true, 'undo'),
  });
  const show = async (outcome: LikeOutcome, text: string | null) => {
    const { wanted, failed, profile } = outcome;
    latest.current.set(profile.id, outcome);
    const hint = await hintOf(outcome);
    // A later outcome for the person has been shown meanwhile.
    if (text === null || latest.current.get(profile.id) !== outcome) return;
    snackbars.show(text, {
      kind: failed ? 'error' : 'ok',
      hint,
      time: SNACKBAR_TIME.like,
      topic: `like:${profile.id}`,
      action: wanted || failed ? undefined : undoAction(outcome),
    });
  };
  useLikeOutcomes((outcome) => void show(outcome, likeOutcomeText(outcome, path === paths.likes)), true);
  return <MatchCelebrationHost />;
}

/** Milliseconds for which a phone vibrates with a like. */
const VIBRATION = 10;

/** Lets a phone vibrate in the press of a like, unless motion is reduced. */
function useLikeVibration() {
  const { pending } = likesOf(useSession());
  useEffect(
    () =>
      pending.subscribe((likes, before) => {
        const isLike = [...likes].some(([id, { status }]) => status.is_liked && !before.get(id)?.status.is_liked);
        // The browser refuses, and complains, before the first press of a person.
        if (isLike && !isMotionReduced() && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION);
      }),
    [pending],
  );
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
