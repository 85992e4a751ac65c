/** The server's answer is missing until the end, so the bar stops here (decision B5). */
const MOST = 0.9;

/** After this time the pretended progress has come two thirds of its way, in ms. */
const PACE = { text: 600, media: 4_000 } as const;

/** Pretended progress from 0 to 0.9: fast at first, then slower and slower. */
export function pretendedProgress(elapsed: number, hasMedia: boolean): number {
  return MOST * (1 - Math.exp(-Math.max(0, elapsed) / PACE[hasMedia ? 'media' : 'text']));
}

/**
 * How far to say that a post is: the further of what is pretended and what has really been sent, never back and never
 * at the end before the answer.
 */
export function shownProgress(before: number, pretended: number, sent: number): number {
  return Math.min(MOST, Math.max(before, pretended, sent * MOST));
}
