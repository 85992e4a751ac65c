import { useEffect, useRef } from 'react';
import { useLikeOutcomes } from '../../api/likes/useLikeOutcomes.ts';
import { after } from '../../lib/timer.ts';
import { isOwnMatch } from './likeMessage.ts';

/** spec.md section 9. */
const SWITCH_DELAY_MS = 1_500;

/**
 * Shows the matches a while after a like has made one. Answers how to call that off: for whoever picks a tab first;
 * leaving the screen calls it off too (decision L5).
 */
export function useMatchedTabSwitch(showMatches: () => void): () => void {
  const cancel = useRef<(() => void) | null>(null);
  useLikeOutcomes((outcome) => {
    if (!isOwnMatch(outcome)) return;
    cancel.current?.();
    cancel.current = after(SWITCH_DELAY_MS, showMatches);
  });
  useEffect(() => () => cancel.current?.(), []);
  return () => cancel.current?.();
}
