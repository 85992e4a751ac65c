/** Maximum progress before the response arrives (rule B5). */
const MAX_PROGRESS = 0.9;

/** From this value on, the displayed value is rounded to 90 % and does not change any more. */
const PROCESSING_THRESHOLD = 0.895;

/** Milliseconds after which the estimate has reached about two thirds of its maximum. */
const TIME_CONSTANT_MS = { text: 600, media: 4_000 } as const;

/**
 * Estimates the progress of sending a post from the elapsed time, from 0 to 0.9: fast at first, then slower and slower.
 * @param elapsed ms since the start
 */
export function estimatedProgress(elapsed: number, hasMedia: boolean): number {
  return MAX_PROGRESS * (1 - Math.exp(-Math.max(0, elapsed) / TIME_CONSTANT_MS[hasMedia ? 'media' : 'text']));
}

/**
 * Returns the progress to show, from 0 to 0.9: the greatest of the previous value, the estimate and the share sent, so
 * that it never decreases.
 * @param sent share of the bytes that have been uploaded, 0 to 1
 */
export function displayedProgress(before: number, pretended: number, sent: number): number {
  return Math.min(MAX_PROGRESS, Math.max(before, pretended, sent * MAX_PROGRESS));
}

/** Whether everything is sent and only the response is missing. */
export function isFullySent(progress: number): boolean {
  return progress >= PROCESSING_THRESHOLD;
}
