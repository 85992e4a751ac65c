import type { Profile } from '../../api/generated/model/index.ts';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileCardSkeleton } from './ProfileCardSkeleton.tsx';
import { SEARCH_PAGE_SIZE } from './resultPages.ts';
import { useLike } from './useLike.ts';
import * as css from './ProfileGrid.css.ts';

/** Cards that are surely in view at first; their pictures don't wait for scrolling. */
const ABOVE_THE_FOLD = 4;

interface ProfileGridProps {
  profiles: readonly Profile[];
}

export function ProfileGrid({ profiles }: ProfileGridProps) {
  return (
    <ul className={css.grid}>
      {profiles.map((profile, index) => (
        <li key={profile.id}>
          <LikeableCard profile={profile} eager={index < ABOVE_THE_FOLD} />
        </li>
      ))}
    </ul>
  );
}

function LikeableCard({ profile, eager }: { profile: Profile; eager: boolean }) {
  const { status, setLiked } = useLike(profile.id);
  return <ProfileCard profile={profile} status={status} onLike={setLiked} eager={eager} />;
}

/** A page of cards to come: the same boxes at the same places. */
export function ProfileGridSkeleton() {
  return (
    <div className={css.grid} aria-hidden="true">
      {Array.from({ length: SEARCH_PAGE_SIZE }, (_, index) => (
        <ProfileCardSkeleton key={index} />
      ))}
    </div>
  );
}
