import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { after } from '../../../lib/timer.ts';

/** spec.md section 9: from the save to the search, in ms. */
const REDIRECT_MS = 1_000;

/** Goes to the search a second after a save; who types on meanwhile stays, with what they type. */
export function useAfterSave(isDirty: boolean): () => void {
  const [, navigate] = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  if (isLeaving && isDirty) setLeaving(false);
  useEffect(() => (isLeaving ? after(REDIRECT_MS, () => navigate(paths.search)) : undefined), [isLeaving, navigate]);
  return () => setLeaving(true);
}
