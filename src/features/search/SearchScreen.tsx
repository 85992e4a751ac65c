import { type ComponentType, useId, useRef } from 'react';
import { useHasRoom } from '../../lib/browser/useHasRoom.ts';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { useStableCallback } from '../../lib/react/useStableCallback.ts';
import { useLastDefined } from '../../lib/react/useLast.ts';
import { SkipLink } from '../../ui/Link/SkipLink.tsx';
import { from } from '../../ui/theme/breakpoints.ts';
import { filter } from './copy.ts';
import { FilterDrawer } from './drawer/FilterDrawer.tsx';
import { FilterSidebar } from './filters/FilterSidebar.tsx';
import { prepareSearch } from './narrowing/narrowing.ts';
import type { ProfileCardType } from './results/ProfileGrid.tsx';
import { SearchHero } from './hero/SearchHero.tsx';
import { SearchResults } from './results/SearchResults.tsx';
import { useFirstSearchVisit } from './hero/useFirstSearchVisit.ts';
import { useFilterCatalogue } from './filters/useFilterCatalogue.ts';
import { useSearchParamsState } from './useSearchParamsState.ts';
import { useSearchResults } from './results/useSearchResults.ts';
import { useViewer } from './directory/useViewer.ts';
import * as css from './SearchScreen.css.ts';

const ProfileHint = lazyComponent(async () => (await import('./hero/ProfileHint.tsx')).ProfileHint);

interface SearchScreenProps {
  /** Renders the card of a person. */
  Card: ProfileCardType;
  /** Renders the placeholder of a card, with the same dimensions. */
  CardSkeleton: ComponentType;
  /** Renders the button that opens the list of hidden people, if there are any. */
  HiddenPeople: ComponentType;
}

/** Minimum width of the content in rem to show the filters beside the results; a window of 1200 px provides it. */
const WIDTH_WITH_FILTERS = 70;

/** Renders the first screen after login: introduction, filters and results. */
export function SearchScreen({ Card, CardSkeleton, HiddenPeople }: SearchScreenProps) {
  const resultsId = useId();
  const catalogue = useFilterCatalogue();
  const address = useSearchParamsState(catalogue.tags);
  const { state } = address;
  const own = useViewer();
  const isFirstVisit = useFirstSearchVisit();
  const results = useSearchResults(own, state.filters, state, state.sort);
  const root = useRef<HTMLDivElement>(null);
  const isWide = useHasRoom(root, WIDTH_WITH_FILTERS, from('large'));
  const found = useLastDefined(results.people?.length);
  const ownRegion = own.isSettled ? (own.self.match?.place?.region ?? null) : undefined;
  const panel = {
    catalogue,
    filters: state.filters,
    ownRegion,
    onChoose: address.setTagSelected,
    narrowing: { words: state.words, onlyWithClip: state.onlyWithClip },
    onNarrow: address.narrow,
    onPrepare: useStableCallback(() => void prepareSearch((results.people ?? []).map(({ profile }) => profile))),
  };
  return (
    <div ref={root} className={css.root}>
      <SearchHero isFirstVisit={isFirstVisit && !own.isProfileIncomplete} />
      {own.isProfileIncomplete && (
        <LoadBoundary>
          <ProfileHint hasProfile={own.self.match !== null} userId={own.self.userId} />
        </LoadBoundary>
      )}
      <div className={css.body}>
        {isWide && (
          <>
            <SkipLink target={resultsId}>{filter.skip}</SkipLink>
            <FilterSidebar {...panel} />
          </>
        )}
        <SearchResults
          titleId={resultsId}
          Card={Card}
          CardSkeleton={CardSkeleton}
          address={address}
          catalogue={catalogue}
          own={own}
          results={results}
          HiddenPeople={HiddenPeople}
        />
      </div>
      {!isWide && (
        <FilterDrawer {...panel} resultCount={found} isLowerBound={results.isGrowing} onClear={address.clear} />
      )}
    </div>
  );
}
