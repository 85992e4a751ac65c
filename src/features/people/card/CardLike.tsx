import type { LikeStatus, Profile } from '../../../api/generated/model/index.ts';
import { useLike } from '../../../likes/useLike.ts';
import { LikeStateChip } from '../LikeStateChip.tsx';
import * as css from './CardLike.css.ts';
import { LikeButton } from './LikeButton.tsx';

interface CardLikeProps {
  profile: Profile;
  initialStatus?: LikeStatus;
}

/**
 * The like state and the heart button. Both appear as soon as the like status is known (rule L11). The heart is
 * stacked above the card's link.
 */
export function CardLike({ profile, initialStatus }: CardLikeProps) {
  const { status, setLiked } = useLike(profile, initialStatus);
  return (
    <>
      <p className={css.status}>
        <LikeStateChip id={profile.id} status={status} />
      </p>
      {status !== null && (
        <div className={css.heart}>
          <LikeButton name={profile.display_name} liked={status.is_liked} onLike={setLiked} />
        </div>
      )}
    </>
  );
}
