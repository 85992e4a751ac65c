import type { LikeItem } from '../../api/likes/likeLists.ts';
import { useGetMyProfile } from '../../api/generated/profiles/profiles.ts';
import { toMatchInput } from '../../scoring/matchInput.ts';
import { matchLabel } from '../../scoring/matchLabel.ts';
import { matchTotal } from '../../scoring/matchTotal.ts';
import type { ScoredLike } from './likeSorts.ts';

/**
 * The likes, each with how well we match. Null until the own profile has come or failed: shown without the scores, the
 * cards would change places a moment later.
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
