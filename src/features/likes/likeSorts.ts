import type { LikeItem } from '../../api/likes/likeLists.ts';
import { parseTimestamp } from '../../lib/timestamp.ts';
import type { MatchLabel } from '../../scoring/matchLabel.ts';

/** spec.md section 9. */
export const likeSorts = ['match', 'newest', 'name'] as const;
export type LikeSort = (typeof likeSorts)[number];

export interface ScoredLike extends LikeItem {
  /** Null as long as there is no profile of one's own to compare with. */
  score: { total: number; label: MatchLabel } | null;
}

const japanese = new Intl.Collator('ja');

const byScore = (a: ScoredLike, b: ScoredLike) => (b.score?.total ?? 0) - (a.score?.total ?? 0);
const byTime = (a: ScoredLike, b: ScoredLike) => timeOf(b) - timeOf(a);
const byName = (a: ScoredLike, b: ScoredLike) => japanese.compare(a.profile.display_name, b.profile.display_name);
const byId = (a: ScoredLike, b: ScoredLike) => (a.profile.id < b.profile.id ? -1 : 1);

const orders: Record<LikeSort, readonly ((a: ScoredLike, b: ScoredLike) => number)[]> = {
  match: [byScore, byTime],
  newest: [byTime],
  name: [byName],
};

/** When it became a match, else when the like was given (decision L4). */
function timeOf({ matchedAt, likedAt }: LikeItem): number {
  return parseTimestamp(matchedAt ?? likedAt) || 0;
}

/** The likes in an order that never wavers. Without scores, by match means the newest first (decision F6). */
export function sortLikes(items: readonly ScoredLike[], sort: LikeSort): ScoredLike[] {
  const order = [...orders[sort], byId];
  return [...items].sort((a, b) => {
    for (const compare of order) {
      const result = compare(a, b);
      if (result !== 0) return result;
    }
    return 0;
  });
}
