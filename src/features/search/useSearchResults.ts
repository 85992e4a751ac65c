import { useEffect, useState } from 'react';
import { after } from '../../lib/timer.ts';
import { type Candidate, compareBy } from './candidate.ts';
import type { Everyone } from './everyone.ts';
import { choicesOf, type Filters, matches } from './filters.ts';
import { isSelf, type Orders, type Self } from './roster.ts';
import type { SortOrder } from './searchAddress.ts';
import { useEveryone } from './useEveryone.ts';
import { useFiltered } from './useFiltered.ts';
import type { OwnSide } from './useSelf.ts';

export interface SearchResults {
  /** Those found, in order; null as long as nobody can be shown. */
  people: readonly Candidate[] | null;
  /** All of them are there. */
  isComplete: boolean;
  /** What kept people from coming, null when nothing did. */
  error: Error | null;
  /** What failed is being tried again. */
  isRetrying: boolean;
  retry: () => void;
  /** Everybody in every order, null before they are all there. */
  everybody: Orders | null;
}

/** People don't wait longer for my own profile: they appear without scores and the newest first (decision F6). */
const PATIENCE_MS = 600;

/** Who is found by filters, in an order. Usable from the first batch on; the others follow by themselves. */
export function useSearchResults(own: OwnSide, filters: Filters, sort: SortOrder): SearchResults {
  const { self } = own;
  const isFiltered = choicesOf(filters).length > 0;
  const all = useEveryone(self, !isFiltered);
  const filtered = useFiltered(all.everyone, filters, isFiltered);
  const isReady = useIsReady(own, all.hasBegun || filtered.data !== undefined);

  const everybody = all.isComplete ? all.orders : null;
  if (!isFiltered) {
    return {
      people: isReady && all.hasBegun ? all.orders[sort] : null,
      isComplete: all.isComplete && isReady,
      error: all.error,
      isRetrying: all.isFetching && all.error !== null,
      retry: all.everyone.retry,
      everybody,
    };
  }
  // Until the backend has answered, those of all we know who meet the filters (DECISIONS.md, "A filter shows first …").
  const people =
    filtered.data === undefined
      ? everybody && everybody[sort].filter(meets(filters))
      : ranked(filtered.data, all.everyone, self, sort);
  return {
    people: isReady ? people : null,
    isComplete: filtered.data !== undefined && isReady,
    error: filtered.error,
    isRetrying: filtered.isFetching && filtered.error !== null,
    retry: () => void filtered.refetch(),
    everybody,
  };
}

function meets(filters: Filters): (candidate: Candidate) => boolean {
  const matching = matches(filters);
  return ({ profile }) => matching(profile);
}

function ranked(
  profiles: readonly Candidate['profile'][],
  everyone: Everyone,
  self: Self,
  sort: SortOrder,
): readonly Candidate[] {
  return profiles
    .filter((profile) => !isSelf(profile, self))
    .map(everyone.candidate)
    .sort(compareBy[sort]);
}

/** It is known who I am and what to compare with, or others have waited too long for that. */
function useIsReady({ isKnown, isSettled }: OwnSide, areOthersThere: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => (areOthersThere ? after(PATIENCE_MS, () => setIsLate(true)) : undefined), [areOthersThere]);
  return isKnown && (isSettled || isLate);
}
