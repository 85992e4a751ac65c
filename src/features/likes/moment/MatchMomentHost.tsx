import { useEffect, useRef, useState } from 'react';
import type { Profile } from '../../../api/generated/model/index.ts';
import { LIKE_ANIMATION_MS } from '../../../api/likes/likeSession.ts';
import { useLikeOutcomes } from '../../../api/likes/useLikeOutcomes.ts';
import { lazyComponent } from '../../../lib/lazyComponent.ts';
import { LoadBoundary } from '../../../lib/LoadBoundary.tsx';
import { after } from '../../../lib/timer.ts';
import { useFocusFallback } from '../../../lib/useFocusFallback.ts';
import { isOwnMatch } from '../likeMessage.ts';

const MatchMoment = lazyComponent(async () => (await import('./MatchMoment.tsx')).MatchMoment);

/** Celebrates each match that a like of mine has made, once the heart's own animation is over. */
export function MatchMomentHost() {
  const [match, setMatch] = useState<Profile | null>(null);
  const [open, setOpen] = useState(false);
  const cancel = useRef<(() => void) | null>(null);

  useLikeOutcomes((outcome) => {
    if (!isOwnMatch(outcome)) return;
    MatchMoment.preload();
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
      <MatchMoment profile={match} open={open} onClose={() => setOpen(false)} />
    </LoadBoundary>
  );
}
