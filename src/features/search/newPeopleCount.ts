import type { Candidate } from './candidate.ts';
import { filterPredicate } from './filters.ts';
import { narrowingPredicate } from './narrowing.ts';
import { unifyKanji } from '../../lib/text/kanjiVariants.ts';
import type { SavedSearch } from './savedSearch.ts';
import { parseSearchParams } from './searchParams.ts';

/**
 * Counts the people whom a saved search finds and who registered after it was last viewed (rule F38).
 * @param everybody all people, the newest first
 */
export function newPeopleCount({ address, seenUntil }: SavedSearch, everybody: readonly Candidate[]): number {
  const { filters, ...narrowing } = parseSearchParams(new URLSearchParams(address));
  const matching = filterPredicate(filters);
  const isWanted = narrowingPredicate(narrowing, unifyKanji);
  const firstSeen = everybody.findIndex(({ createdAt }) => createdAt <= seenUntil);
  const unseen = firstSeen === -1 ? everybody : everybody.slice(0, firstSeen);
  return unseen.filter(({ profile }) => matching(profile) && (isWanted === null || isWanted(profile))).length;
}
