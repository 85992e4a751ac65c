import { useEffect, useRef, useState } from 'react';
import type { Profile } from '../../../api/generated/model/index.ts';
import { LIKE_ANIMATION_MS } from '../../../likes/likes.ts';
import { useLikeOutcomes } from '../../../likes/useLikeOutcomes.ts';
import { lazyComponent } from '../../../lib/react/lazyComponent.ts';
import { LoadBoundary } from '../../../lib/react/LoadBoundary.tsx';
import { after } from '../../../lib/time/timer.ts';
import { useFocusFallback } from '../../../lib/browser/focus/useFocusFallback.ts';
import { isNewMatchByViewer } from '../likeOutcomeText.ts';

const LazyMatchCelebration = lazyComponent(async () => (await import('./MatchCelebration.tsx')).MatchCelebration);

/** Opens the celebration after a like of the user made a match, when the heart's animation has ended. */
export function MatchCelebrationHost() {
  const [match, setMatch] = useState<Profile | null>(null);
  const [open, setOpen] = useState(false);
  const cancel = useRef<(() => void) | null>(null);

  useLikeOutcomes((outcome) => {
    if (!isNewMatchByViewer(outcome)) return;
    LazyMatchCelebration.preload();
    cancel.current?.();
    cancel.current = after(LIKE_ANIMATION_MS, () => {
      setMatch(outcome.profile);
      setOpen(true);
    });
  }, true);
  useEffect(() => () => cancel.current?.(), []);
  useFocusFallback(open);

  if (match === null) return null;
  return (
    <LoadBoundary key={match.id}>
      <LazyMatchCelebration profile={match} open={open} onClose={() => setOpen(false)} />
    </LoadBoundary>
  );
}
