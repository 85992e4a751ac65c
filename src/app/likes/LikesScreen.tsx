import { LikesScreen as Screen } from '../../features/likes/LikesScreen.tsx';
import { ProfileCard } from '../../features/people/card/ProfileCard.tsx';
import { ProfileCardSkeleton } from '../../features/people/card/ProfileCardSkeleton.tsx';

/** The likes, showing people on their cards. Put together here, for features don't know each other. */
export function LikesScreen() {
  return <Screen Card={ProfileCard} CardSkeleton={ProfileCardSkeleton} />;
}
