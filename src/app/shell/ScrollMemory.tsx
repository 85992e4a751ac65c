import { useEffect } from 'react';
import { rememberScroll } from '../routes/rememberScroll.ts';

/** Keeps the places of a session's screens; with the session they are forgotten. */
export function ScrollMemory() {
  useEffect(rememberScroll, []);
  return null;
}
