import { CardScopeProvider } from '../../features/people/card/CardScope.tsx';
import { ProfileCard } from '../../features/people/card/ProfileCard.tsx';
import { ProfileCardSkeleton } from '../../features/people/card/ProfileCardSkeleton.tsx';
import { preloadFilterPanel } from '../../features/search/filters/LazyFilterPanel.tsx';
import { SearchScreen as Screen } from '../../features/search/SearchScreen.tsx';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { from } from '../../ui/theme/breakpoints.ts';

const HiddenPeopleButton = lazyComponent(
  async () => (await import('../../features/people/hidden/HiddenPeopleButton.tsx')).HiddenPeopleButton,
);

// In a wide window the panel is beside the results: its code is loaded with this code and not after the first render.
if (window.matchMedia(from('large')).matches) preloadFilterPanel();

/** Renders the search screen with profile cards. It is composed here because features must not import each other. */
export function SearchScreen() {
  return (
    <CardScopeProvider>
      <Screen Card={ProfileCard} CardSkeleton={ProfileCardSkeleton} HiddenPeople={HiddenPeopleButton} />
    </CardScopeProvider>
  );
}
