import type { LikeItem } from '../../../likes/likeLists.ts';
import { keepKanji, type UnifyKanji } from '../../../lib/forms/useUnifyKanji.ts';
import { parseTimestamp } from '../../../lib/time/timestamp.ts';
import type { MatchLabel } from '../../../scoring/matchTotal.ts';

/** The sort orders of a tab; the first one is the default (rule L4). */
export const likeSorts = ['match', 'newest', 'name'] as const;
export type LikeSort = (typeof likeSorts)[number];

export interface ScoredLike extends LikeItem {
  /** Null while the viewer has no profile to compare with. */
  score: { total: number; label: MatchLabel } | null;
}

/** Created when names are first sorted, because that takes 10 to 30 ms. */
let japanese: Intl.Collator | undefined;

const byScore = (a: ScoredLike, b: ScoredLike) => (b.score?.total ?? 0) - (a.score?.total ?? 0);
const byTime = (a: ScoredLike, b: ScoredLike) => timeOf(b) - timeOf(a);
const byName = (unifyKanji: UnifyKanji) => (a: ScoredLike, b: ScoredLike) => {
  japanese ??= new Intl.Collator('ja');
  const [first, second] = [a.profile.display_name, b.profile.display_name];
  // Without this, 髙橋 would be far from 高橋, because the table of the order does not know it.
  return japanese.compare(unifyKanji(first), unifyKanji(second)) || japanese.compare(first, second);
};
const byId = (a: ScoredLike, b: ScoredLike) => (a.profile.id < b.profile.id ? -1 : 1);

const comparatorsBySort = (
  unifyKanji: UnifyKanji,
): Record<LikeSort, readonly ((a: ScoredLike, b: ScoredLike) => number)[]> => ({
  match: [byScore, byTime],
  newest: [byTime],
  name: [byName(unifyKanji)],
});

/** Returns the time of the match, otherwise that of the like (rule L4), in ms since 1970; 0 if it is invalid. */
function timeOf({ matchedAt, likedAt }: LikeItem): number {
  return parseTimestamp(matchedAt ?? likedAt) || 0;
}

/**
 * Returns a sorted copy. Ties are broken by id, so that the order is deterministic. Without scores, the order by match
 * equals the newest first (rule F6).
 * @param unifyKanji normalises variants of kanji, once their table is loaded
 */
export function sortLikes(items: readonly ScoredLike[], sort: LikeSort, unifyKanji = keepKanji): ScoredLike[] {
  const order = [...comparatorsBySort(unifyKanji)[sort], byId];
  return [...items].sort((a, b) => {
    for (const compare of order) {
      const result = compare(a, b);
      if (result !== 0) return result;
    }
    return 0;
  });
}
