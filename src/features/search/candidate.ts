import type { Profile } from '../../api/generated/model/index.ts';
import { parseTimestamp } from '../../lib/timestamp.ts';
import { type MatchInput, toMatchInput } from '../../scoring/matchInput.ts';
import { matchTotal } from '../../scoring/matchTotal.ts';
import type { SortOrder } from './searchAddress.ts';

/** A person with what the orders ask for, worked out once. */
export interface Candidate {
  readonly profile: Profile;
  /** The match score; 0 for everybody as long as there is nothing to compare with. */
  readonly score: number;
  /** Milliseconds since 1970; negative infinity for who was never seen. */
  readonly activeAt: number;
  readonly createdAt: number;
}

/** @param mine what I am compared by, null when I have no profile (yet) */
export function toCandidate(profile: Profile, mine: MatchInput | null): Candidate {
  return {
    profile,
    score: mine === null ? 0 : matchTotal(mine, toMatchInput(profile)),
    activeAt: timeOf(profile.last_active),
    createdAt: timeOf(profile.created_at),
  };
}

function timeOf(stamp: string | null): number {
  const time = stamp === null ? Number.NaN : parseTimestamp(stamp);
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
}

export type Compare = (a: Candidate, b: Candidate) => number;

const byId: Compare = (a, b) => (a.profile.id < b.profile.id ? -1 : a.profile.id === b.profile.id ? 0 : 1);

/** The later one first. Two infinities have no difference. */
const later = (a: number, b: number) => (a === b ? 0 : b - a);

/** The orders with their ties (decision F5). No two people are ever equal, so an order never wavers. */
export const compareBy: Record<SortOrder, Compare> = {
  match: (a, b) => b.score - a.score || later(a.activeAt, b.activeAt) || byId(a, b),
  newest: (a, b) => later(a.createdAt, b.createdAt) || byId(a, b),
  active: (a, b) => later(a.activeAt, b.activeAt) || byId(a, b),
};

/** Two sorted lists as one. */
export function merged(a: readonly Candidate[], b: readonly Candidate[], compare: Compare): Candidate[] {
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
