import type { Session } from './session.ts';

/** Returns whether a part of the session has a post with a file or one that is being sent, which no draft contains. */
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
