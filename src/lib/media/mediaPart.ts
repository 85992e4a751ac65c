/** A part of a recording that is repeated, in seconds. It is repeated once both ends are set. */
export interface MediaPart {
  readonly start: number;
  readonly end: number | null;
}

/** Minimum length of a part in seconds: shorter ones would stutter. */
const SHORTEST = 0.5;

function between(one: number, other: number, duration: number): MediaPart {
  const last = duration > 0 ? duration : Number.POSITIVE_INFINITY;
  const length = Math.max(SHORTEST, Math.abs(one - other));
  const start = Math.max(0, Math.min(one, other, last - length));
  return { start, end: Math.min(last, start + length) };
}

/**
 * Returns the part that begins at this position. An end that lies before it is dropped.
 * @param duration of the recording; 0 while unknown
 */
export function partFrom(part: MediaPart | null, position: number, duration: number): MediaPart {
  const end = part?.end ?? null;
  return end === null || end <= position ? { start: position, end: null } : between(position, end, duration);
}

/**
 * Returns the part that ends at this position. If it lies before the start, the two are swapped. At the start of a part
 * with an end nothing changes: the end has just led there, and what follows is the second half of a double press.
 * @param duration of the recording; 0 while unknown
 */
export function partTo(part: MediaPart | null, position: number, duration: number): MediaPart {
  const start = part?.start ?? 0;
  if (part !== null && part.end !== null && Math.abs(position - start) < SHORTEST) return part;
  return between(start, position, duration);
}
