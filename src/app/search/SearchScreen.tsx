import { ProfileCard } from '../../features/people/card/ProfileCard.tsx';
import { ProfileCardSkeleton } from '../../features/people/card/ProfileCardSkeleton.tsx';
import { SearchScreen as Screen } from '../../features/search/SearchScreen.tsx';

/** The search, showing people on their cards. Put together here, for features don't know each other. */
export function SearchScreen() {
  return <Screen Card={ProfileCard} CardSkeleton={ProfileCardSkeleton} />;
}
