import { useEffect } from 'react';
import { restoreScroll } from '../routes/restoreScroll.ts';

/** Restores scroll positions while the session lasts; they are dropped with the session. */
export function ScrollRestoration() {
  useEffect(restoreScroll, []);
  return null;
}
