import type { LikeStatus, Profile } from '../../../api/generated/model/index.ts';
import { useLike } from '../../../api/likes/useLike.ts';
import { LikeStateChip } from '../LikeStateChip.tsx';
import * as css from './CardLike.css.ts';
import { LikeButton } from './LikeButton.tsx';

interface CardLikeProps {
  profile: Profile;
  known?: LikeStatus;
}

/** How we stand, and the heart. The heart lies above the card's link. */
export function CardLike({ profile, known }: CardLikeProps) {
  const { status, setLiked } = useLike(profile, known);
  return (
    <>
      <p className={css.status}>
        <LikeStateChip id={profile.id} status={status} />
      </p>
      <div className={css.heart}>
        <LikeButton name={profile.display_name} liked={status.is_liked} onLike={setLiked} />
      </div>
    </>
  );
}
