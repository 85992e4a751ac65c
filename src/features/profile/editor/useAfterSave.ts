import { useEffect, useEffectEvent, useState } from 'react';
import { after } from '../../../lib/timer.ts';

/** spec.md section 9: from the save to the search, in ms. */
const REDIRECT_MS = 1_000;

/** Leaves a second after a save; who types on meanwhile stays, with what they type. */
export function useAfterSave(isUnfinished: boolean, leave: () => void): () => void {
  const [isLeaving, setLeaving] = useState(false);
  if (isLeaving && isUnfinished) setLeaving(false);
  const onTime = useEffectEvent(leave);
  useEffect(() => (isLeaving ? after(REDIRECT_MS, () => onTime()) : undefined), [isLeaving]);
  return () => setLeaving(true);
}
