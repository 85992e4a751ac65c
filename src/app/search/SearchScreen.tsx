import { CardScopeProvider } from '../../features/people/card/CardScope.tsx';
import { ProfileCard } from '../../features/people/card/ProfileCard.tsx';
import { ProfileCardSkeleton } from '../../features/people/card/ProfileCardSkeleton.tsx';
import { SearchScreen as Screen } from '../../features/search/SearchScreen.tsx';

/** The search screen with profile cards. It is composed here because features must not import each other. */
export function SearchScreen() {
  return (
    <CardScopeProvider>
      <Screen Card={ProfileCard} CardSkeleton={ProfileCardSkeleton} />
    </CardScopeProvider>
  );
}
