/** Anything that plays: an audio or video element fits. */
export interface Medium {
  pause(): void;
}

let onStage: Medium | null = null;

/**
 * One thing plays at a time in the whole app (decision B12): a medium that begins to play takes the stage, and what
 * was playing before is paused. To be called from every medium's `play` event.
 * @example <video onPlay={(event) => takeStage(event.currentTarget)} … />
 */
export function takeStage(medium: Medium): void {
  const before = onStage;
  onStage = medium;
  if (before !== null && before !== medium) before.pause();
}

/**
 * The medium is gone; without this a medium that left the page would be held in memory until the next one plays.
 * Answers whether it had the stage.
 */
export function leaveStage(medium: Medium): boolean {
  if (onStage !== medium) return false;
  onStage = null;
  return true;
}
