import { useGetMyProfile } from '../../api/generated/profiles/profiles.ts';
import { keepKanji, type UnifyKanji } from '../../lib/forms/useUnifyKanji.ts';
import { parseTimestamp } from '../../lib/time/timestamp.ts';
import type { LikeItem } from '../../likes/likeCache.ts';
import { toMatchInput } from '../../scoring/matchInput.ts';
import { matchLabel, type MatchLabel, matchTotal } from '../../scoring/matchTotal.ts';

/** The sort orders of a tab; the first one is the default. */
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

/** Returns the time of the match, otherwise that of the like, in ms since 1970; 0 if it is invalid. */
function timeOf({ matchedAt, likedAt }: LikeItem): number {
  return parseTimestamp(matchedAt ?? likedAt) || 0;
}

/**
 * Returns a sorted copy. Ties are broken by id, so that the order is deterministic. Without scores, the order by match
 * equals the newest first.
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

/**
 * Returns the likes with their match scores. Null until the request for the viewer's profile has settled: without
 * scores the cards would be sorted differently and change places when the scores arrive.
 */
export function useScoredLikes(items: readonly LikeItem[]): ScoredLike[] | null {
  const { data: viewer, isPending } = useGetMyProfile();
  if (isPending) return null;
  const input = viewer && toMatchInput(viewer);
  return items.map((item) => {
    if (input === undefined) return { ...item, score: null };
    const total = matchTotal(input, toMatchInput(item.profile));
    return { ...item, score: { total, label: matchLabel(total) } };
  });
}
