import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { LikeOutcome } from './likeIntents.ts';
import { likeSessionOf } from './likeSession.ts';

/**
 * Calls back for each like or taking back that has come to its end, wherever it was tapped.
 * @param early whether what came out before is told too: for those whose code comes late
 */
export function useLikeOutcomes(listener: (outcome: LikeOutcome) => void, early = false): void {
  const client = useQueryClient();
  const hear = useEffectEvent(listener);
  useEffect(() => likeSessionOf(client).onOutcome((outcome) => hear(outcome), early), [client, early]);
}
