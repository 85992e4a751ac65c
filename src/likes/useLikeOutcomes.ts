import { useEffect, useEffectEvent } from 'react';
import type { LikeOutcome } from './likes.ts';
import { useSession } from '../session/SessionScope.tsx';
import { likesOf } from './likes.ts';

/**
 * Subscribes to the outcomes of all likes and unlikes.
 * @param early whether to replay earlier outcomes: for components whose code is loaded lazily
 */
export function useLikeOutcomes(listener: (outcome: LikeOutcome) => void, early = false): void {
  const likes = likesOf(useSession());
  const notify = useEffectEvent(listener);
  useEffect(() => likes.onOutcome((outcome) => notify(outcome), early), [likes, early]);
}
