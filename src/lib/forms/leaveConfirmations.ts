/**
 * Asks the user for confirmation, and calls `goOn` only if they confirm.
 * @param goOn takes a callback that discards the unfinished work; it runs when no later confirmation is declined
 */
export type LeaveConfirmation = (goOn: (giveUp: () => void) => void) => void;

/** In the order in which they were added. */
const confirmations = new Set<LeaveConfirmation>();

/**
 * Registers a confirmation that is asked before the user leaves, as long as there is unsaved work.
 * @returns unregisters it
 */
export function addLeaveConfirmation(question: LeaveConfirmation): () => void {
  confirmations.add(question);
  return () => confirmations.delete(question);
}

/**
 * Runs an action that leaves the screen, such as the logout: at once, or after all registered confirmations were
 * accepted one after the other. A confirmation that concerns only one way out is asked before this.
 * @example askAboutMessages(() => confirmThenLeave(() => endSession('logout')))
 */
export function confirmThenLeave(leave: () => void): void {
  const askFrom = ([question, ...rest]: readonly LeaveConfirmation[], givenUp: readonly (() => void)[]): void => {
    if (question !== undefined) return question((giveUp) => askFrom(rest, [...givenUp, giveUp]));
    for (const giveUp of givenUp) giveUp();
    return leave();
  };
  askFrom([...confirmations], []);
}
