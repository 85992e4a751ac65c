import type { LikeStatus, Profile } from '../../api/generated/model/index.ts';
import { useLike } from '../../likes/useLike.ts';
import { LikeChip } from '../LikeChip.tsx';
import { likeState } from '../likeState.ts';
import { useCardScope } from './CardScope.tsx';
import * as css from './CardLike.css.ts';
import { LikeButton } from './LikeButton.tsx';

interface CardLikeProps {
  profile: Profile;
  initialStatus?: LikeStatus;
}

/**
 * Renders the like state and the heart button. Both appear as soon as the like status is known (rule L11). The heart is
 * stacked above the card's link.
 */
export function CardLike({ profile, initialStatus }: CardLikeProps) {
  const { status, setLiked } = useLike(profile, initialStatus);
  const state = likeState(status, useCardScope().likesViewer(profile.id));
  return (
    <>
      {state !== null && (
        <p className={css.status}>
          <LikeChip state={state} />
        </p>
      )}
      <LikeButton person={profile} liked={status && status.is_liked} onLike={setLiked} />
    </>
  );
}
