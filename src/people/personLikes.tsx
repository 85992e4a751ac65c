import { useState } from 'react';
import type { LikeStatus, ProfileId } from '../api/generated/model/index.ts';
import { Chip, type ChipTone } from '../ui/Chip/Chip.tsx';
import { isMotionReduced } from '../ui/theme/reducedMotion.ts';
import { card } from './copy.ts';

/** The like state between the viewer and a person that cards and the profile dialog show when there is any like. */
type LikeState = 'mutual' | 'liked' | 'received';

const tones: Record<LikeState, ChipTone> = { mutual: 'solid', liked: 'glass', received: 'magenta' };

/**
 * Returns the like state to show, or null for none. A match takes precedence over the viewer's like, and that over the
 * other person's like. While the viewer's own status is unknown the result is null, because a received like may be part
 * of a match.
 * @param status the viewer's like status; null while it is not known
 */
export function likeState(status: LikeStatus | null, likesViewer: boolean): LikeState | null {
  if (status === null) return null;
  if (status.is_mutual) return 'mutual';
  if (status.is_liked) return 'liked';
  return likesViewer ? 'received' : null;
}

/** Renders the like state between the viewer and a person as a chip, on the person's card and in their dialog. */
export function LikeChip({ state }: { state: LikeState }) {
  return <Chip tone={tones[state]}>{card[state]}</Chip>;
}

/** Milliseconds for which a phone vibrates with a like. */
const VIBRATION = 10;

/**
 * Controls the 800 ms animation of a like that the viewer gives here, and the vibration of a phone. It delays nothing.
 * @param id the person of the like, if the component may be re-rendered for another person, which ends the animation
 */
export function useLikeAnimation(liked: boolean, id?: ProfileId) {
  // Used as the React key, so that each like restarts the animation.
  const [given, setGiven] = useState({ to: id, count: 0 });
  const count = given.to === id ? given.count : 0;
  return {
    burst: liked && count > 0 ? '' : undefined,
    key: count,
    start: () => {
      if (!isMotionReduced()) navigator.vibrate?.(VIBRATION);
      setGiven({ to: id, count: count + 1 });
    },
  };
}
