/** Minimum length of a trimmed part, in seconds; a whole take may be shorter. */
const SHORTEST = 0.5;

/** A part of a take, in seconds. */
export interface TrimRange {
  start: number;
  end: number;
}

export type TrimEdge = keyof TrimRange;

/** Moves one end of the part to a time, limited by the other end and by the length of the take. */
export function moveEdge(range: TrimRange, edge: TrimEdge, to: number, length: number): TrimRange {
  const least = Math.min(SHORTEST, length);
  return edge === 'start'
    ? { ...range, start: Math.max(0, Math.min(to, range.end - least)) }
    : { ...range, end: Math.min(length, Math.max(to, range.start + least)) };
}
