import { LikesScreen as Screen } from '../../features/likes/LikesScreen.tsx';
import { CardScopeProvider } from '../../features/people/card/CardScope.tsx';
import { ProfileCard } from '../../features/people/card/ProfileCard.tsx';
import { ProfileCardSkeleton } from '../../features/people/card/ProfileCardSkeleton.tsx';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';

const HiddenPeopleButton = lazyComponent(
  async () => (await import('../../features/people/hidden/HiddenPeopleButton.tsx')).HiddenPeopleButton,
);

/** Renders the likes screen with profile cards. It is composed here because features must not import each other. */
export function LikesScreen() {
  return (
    <CardScopeProvider>
      <Screen Card={ProfileCard} CardSkeleton={ProfileCardSkeleton} HiddenPeople={HiddenPeopleButton} />
    </CardScopeProvider>
  );
}
