import type { Session } from './session.ts';

/**
 * Lets the board, which this folder may not import, say that a logout would lose a post: one with a file, or one that is
 * being sent. Text alone is kept as a draft, and a stored take is asked for separately.
 */
type Check = () => boolean;

const createChecks = (): Check[] => [];

/** Registers a check that the logout makes before it ends the session. */
export function addUnsentPostCheck(session: Session, check: Check): void {
  session.own(createChecks).push(check);
}

/** Whether a logout would lose a post. */
export function hasUnsentPost(session: Session): boolean {
  return session.own(createChecks).some((check) => check());
}
