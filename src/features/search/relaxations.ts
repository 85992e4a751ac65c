import type { Profile } from '../../api/generated/model/index.ts';
import { choicesOf, type FilterChoice, type Filters, matches, withChoice } from './filters.ts';

/** What letting one choice go would bring. */
export interface Relaxation {
  choice: FilterChoice;
  /** People found then, one at least. */
  found: number;
}

const MOST = 3;

/** The choices that stand in the way of most people, the worst first. */
export function relaxations(filters: Filters, everybody: readonly { profile: Profile }[]): Relaxation[] {
  return choicesOf(filters)
    .map((choice) => {
      const matching = matches(withChoice(filters, choice, false));
      return { choice, found: everybody.reduce((found, { profile }) => found + (matching(profile) ? 1 : 0), 0) };
    })
    .filter(({ found }) => found > 0)
    .sort((a, b) => b.found - a.found)
    .slice(0, MOST);
}
