import { useEffect, useEffectEvent, useState } from 'react';
import { after } from '../../../lib/time/timer.ts';

/** Milliseconds between a save and the navigation to the search (rule P33). */
const REDIRECT_MS = 1_000;

/** Returns a function that calls `leave` a second later, unless the user starts editing again in the meantime. */
export function useRedirectAfterSave(isUnfinished: boolean, leave: () => void): () => void {
  const [isLeaving, setLeaving] = useState(false);
  if (isLeaving && isUnfinished) setLeaving(false);
  const onTime = useEffectEvent(leave);
  useEffect(() => (isLeaving ? after(REDIRECT_MS, () => onTime()) : undefined), [isLeaving]);
  return () => setLeaving(true);
}
