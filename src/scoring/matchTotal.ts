import { genreNumerator } from './genrePart.ts';
import { instrumentNumerator } from './instrumentPart.ts';
import { locationPoints } from './locationPart.ts';
import type { MatchInput } from './matchInput.ts';
import { largerSize } from './overlap.ts';
import { skillPoints } from './skillPart.ts';

/** Weights of the parts in per cent (rule G20). */
export const WEIGHTS = { genre: 40, instrument: 30, skill: 20, location: 10 } as const;

/**
 * Returns how well two people match, an integer from 0 to 100 (rule G20): 30 plus 70 % of the weighted parts, rounded
 * up, at most 100. Computes only the number; `matchScore` also returns the reasons.
 *
 * The one division is of whole numbers, and exact enough to be rounded up (rule G9). Genres and instruments are shares of the larger set, of `g` and
 * of `i` tags, so their points are fractions over `g` and `i`, skill and place are whole. With the weights in per cent
 *
 *     total = 30 + 70/100 · (40·genre/g + 30·instrument/i + 20·skill + 10·place) / 100
 *
 * and over the denominator 1000·g·i all terms are integers. With sets of up to 100 tags each (the contract's limit)
 * they stay below 10^9, far below the limit up to which doubles are exact.
 */
export function matchTotal(mine: MatchInput, theirs: MatchInput): number {
  const g = largerSize(mine.genres.keys, theirs.genres.keys);
  const i = largerSize(mine.instruments.keys, theirs.instruments.keys);
  const weighted =
    WEIGHTS.genre * genreNumerator(mine, theirs) * i +
    WEIGHTS.instrument * instrumentNumerator(mine, theirs) * g +
    (WEIGHTS.skill * skillPoints(mine, theirs) + WEIGHTS.location * locationPoints(mine, theirs)) * g * i;
  const denominator = 1000 * g * i;
  // Whole numbers below 10⁹ by at most 10⁷: a quotient that is not whole is at least 10⁻⁷ away from a whole one.
  return Math.min(100, Math.ceil((30 * denominator + 7 * weighted) / denominator));
}
