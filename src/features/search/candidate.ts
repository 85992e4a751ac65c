import type { Profile } from '../../api/generated/model/index.ts';
import { parseTimestamp } from '../../lib/time/timestamp.ts';
import { type MatchInput, toMatchInput } from '../../scoring/matchInput.ts';
import { matchTotal } from '../../scoring/matchTotal.ts';
import type { SortOrder } from './searchParams.ts';

/** A profile as the search lists it, with its precomputed sort keys. */
export interface Candidate {
  readonly profile: Profile;
  /** The match score, 0 to 100; 0 for everybody while the viewer has no profile to compare with. */
  readonly score: number;
  /** Milliseconds since 1970; negative infinity if the person has never been active or the timestamp is invalid. */
  readonly activeAt: number;
  readonly createdAt: number;
}

/**
 * Computes the sort keys of a profile.
 * @param mine the viewer's side of the match score; null while the viewer's profile is unknown or does not exist
 */
export function toCandidate(profile: Profile, mine: MatchInput | null): Candidate {
  return {
    profile,
    score: mine === null ? 0 : matchTotal(mine, toMatchInput(profile)),
    activeAt: timestampOrNegativeInfinity(profile.last_active),
    createdAt: timestampOrNegativeInfinity(profile.created_at),
  };
}

function timestampOrNegativeInfinity(stamp: string | null): number {
  const time = stamp === null ? Number.NaN : parseTimestamp(stamp);
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
}

export type Compare = (a: Candidate, b: Candidate) => number;

const byId: Compare = (a, b) => (a.profile.id < b.profile.id ? -1 : a.profile.id === b.profile.id ? 0 : 1);

/** Compares two times for descending order. The subtraction of two equal infinities would be NaN. */
const descending = (a: number, b: number) => (a === b ? 0 : b - a);

/**
 * The comparison functions of the sort orders with their tie-breakers (rule F5). The id is the last one, so that no two
 * people compare as equal and the order is deterministic.
 */
export const compareBy: Record<SortOrder, Compare> = {
  match: (a, b) => b.score - a.score || descending(a.activeAt, b.activeAt) || byId(a, b),
  newest: (a, b) => descending(a.createdAt, b.createdAt) || byId(a, b),
  active: (a, b) => descending(a.activeAt, b.activeAt) || byId(a, b),
};

/**
 * Returns the comparison of a sort order; the order by match is the newest first if there is no profile to compare with
 * (rule F6).
 */
export function comparison(order: SortOrder, mine: MatchInput | null): Compare {
  return compareBy[order === 'match' && mine === null ? 'newest' : order];
}

/** Merges two lists that are already sorted by `compare` into a new one. On ties, entries of `a` come first. */
export function mergeSorted(a: readonly Candidate[], b: readonly Candidate[], compare: Compare): Candidate[] {
  const all: Candidate[] = [];
  let next = 0;
  for (const candidate of a) {
    for (let other = b[next]; other !== undefined && compare(other, candidate) < 0; other = b[next]) {
      all.push(other);
      next += 1;
    }
    all.push(candidate);
  }
  return all.concat(b.slice(next));
}
