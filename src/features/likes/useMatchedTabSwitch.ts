import { useEffect, useRef } from 'react';
import { useLikeOutcomes } from '../../likes/useLikeOutcomes.ts';
import { after } from '../../lib/time/timer.ts';
import { isNewMatchByViewer } from './likeOutcomeText.ts';

/** Milliseconds until the tab switches (rule L5). */
const SWITCH_DELAY_MS = 1_500;

/**
 * Switches to the matches `SWITCH_DELAY_MS` after a like made a match. Leaving the screen cancels the switch.
 * @returns a function that cancels the switch, to be called when the user selects a tab (rule L5)
 */
export function useMatchedTabSwitch(showMatches: () => void): () => void {
  const cancel = useRef<(() => void) | null>(null);
  useLikeOutcomes((outcome) => {
    if (!isNewMatchByViewer(outcome)) return;
    cancel.current?.();
    cancel.current = after(SWITCH_DELAY_MS, showMatches);
  });
  useEffect(() => () => cancel.current?.(), []);
  return () => cancel.current?.();
}
