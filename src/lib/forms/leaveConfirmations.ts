import type { AroundNavHandler } from 'wouter';

/**
 * Asks the user for confirmation, and calls `goOn` only if they confirm.
 * @param goOn takes a callback that discards the unfinished work; it runs when no later confirmation is declined
 */
export type LeaveConfirmation = (goOn: (giveUp: () => void) => void) => void;

/** How the user leaves: to another screen, or by the end of the session, which discards drafts too. */
type WayOut = 'navigation' | 'logout';

/** In the order in which they were added. */
const confirmations = new Set<{ question: LeaveConfirmation; survivesNavigation: boolean }>();

/**
 * Registers a confirmation that is asked before the user leaves, as long as there is unsaved work.
 * @param survivesNavigation another screen does not discard the work: only the logout asks
 * @returns unregisters it
 */
export function addLeaveConfirmation(question: LeaveConfirmation, survivesNavigation = false): () => void {
  const entry = { question, survivesNavigation };
  confirmations.add(entry);
  return () => confirmations.delete(entry);
}

/**
 * Leaves the screen at once, or after all registered confirmations that concern this way out were accepted one after
 * the other. A confirmation that always concerns one way out only is asked before this.
 * @example askAboutMessages(() => confirmThenLeave('logout', () => endSession('logout')))
 */
export function confirmThenLeave(wayOut: WayOut, leave: () => void): void {
  const askFrom = ([question, ...rest]: readonly LeaveConfirmation[], givenUp: readonly (() => void)[]): void => {
    if (question !== undefined) return question((giveUp) => askFrom(rest, [...givenUp, giveUp]));
    for (const giveUp of givenUp) giveUp();
    return leave();
  };
  const concerned = [...confirmations].filter(({ survivesNavigation }) => wayOut === 'logout' || !survivesNavigation);
  askFrom(
    concerned.map(({ question }) => question),
    [],
  );
}

/**
 * Asks about unsaved changes before a navigation. A navigation with `replace`, such as the redirect to the login when a
 * session has ended, is never delayed.
 */
export const confirmNavigation: AroundNavHandler = (navigate, to, options) => {
  if (options?.replace === true) navigate(to, options);
  else confirmThenLeave('navigation', () => navigate(to, options));
};
