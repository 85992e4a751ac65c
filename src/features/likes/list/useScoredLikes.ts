import type { LikeItem } from '../../../likes/likeLists.ts';
import { useGetMyProfile } from '../../../api/generated/profiles/profiles.ts';
import { toMatchInput } from '../../../scoring/matchInput.ts';
import { matchLabel, matchTotal } from '../../../scoring/matchTotal.ts';
import type { ScoredLike } from './likeSorts.ts';

/**
 * Returns the likes with their match scores. Null until the request for the viewer's profile has settled: without
 * scores the cards would be sorted differently and change places when the scores arrive.
 */
export function useScoredLikes(items: readonly LikeItem[]): ScoredLike[] | null {
  const { data: own, isPending } = useGetMyProfile();
  if (isPending) return null;
  const mine = own && toMatchInput(own);
  return items.map((item) => {
    if (mine === undefined) return { ...item, score: null };
    const total = matchTotal(mine, toMatchInput(item.profile));
    return { ...item, score: { total, label: matchLabel(total) } };
  });
}
