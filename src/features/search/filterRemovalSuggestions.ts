import type { Profile } from '../../api/generated/model/index.ts';
import { selectedTags, type SelectedTag, type Filters, filterPredicate, withTagToggled } from './filters.ts';

/** The effect of removing one filter. */
export interface FilterRemovalSuggestion {
  choice: SelectedTag;
  /** Number of people found without the filter; at least 1. */
  found: number;
}

const MAX_SUGGESTIONS = 3;

/** Returns up to `MAX_SUGGESTIONS` filters whose removal gives results, the one that gives the most first. */
export function filterRemovalSuggestions(
  filters: Filters,
  everybody: readonly { profile: Profile }[],
): FilterRemovalSuggestion[] {
  return selectedTags(filters)
    .map((choice) => {
      const matching = filterPredicate(withTagToggled(filters, choice, false));
      return { choice, found: everybody.reduce((found, { profile }) => found + (matching(profile) ? 1 : 0), 0) };
    })
    .filter(({ found }) => found > 0)
    .sort((a, b) => b.found - a.found)
    .slice(0, MAX_SUGGESTIONS);
}
