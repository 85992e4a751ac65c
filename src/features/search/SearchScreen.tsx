import { useId, useRef } from 'react';
import { useHasRoom } from '../../lib/browser/useHasRoom.ts';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { useStableCallback } from '../../lib/react/useStableCallback.ts';
import { useLastDefined } from '../../lib/react/useLast.ts';
import { SkipLink } from '../../ui/Link/SkipLink.tsx';
import { from } from '../../ui/theme/breakpoints.ts';
import { CardScopeProvider } from '../../people/card/CardScope.tsx';
import { filter } from './copy.ts';
import { FilterDrawer } from './FilterDrawer.tsx';
import { FilterSidebar } from './FilterSidebar.tsx';
import { preloadFilterPanel } from './LazyFilterPanel.tsx';
import { prepareSearch } from './narrowing.ts';
import { SearchHero } from './SearchHero.tsx';
import { SearchResults } from './SearchResults.tsx';
import { useFirstSearchVisit } from './useFirstSearchVisit.ts';
import { useFilterCatalogue } from './useFilterCatalogue.ts';
import { useSearchParamsState } from './useSearchParamsState.ts';
import { useSearchResults } from './useSearchResults.ts';
import { useViewer } from './useViewer.ts';
import * as css from './SearchScreen.css.ts';

const ProfileHint = lazyComponent(async () => (await import('./ProfileHint.tsx')).ProfileHint);

// In a wide window the panel is beside the results: its code is loaded with this code and not after the first render.
if (window.matchMedia(from('large')).matches) preloadFilterPanel();

/** Minimum width of the content in rem to show the filters beside the results; a window of 1200 px provides it. */
const WIDTH_WITH_FILTERS = 70;

/** Renders the first screen after login: introduction, filters and results. */
export function SearchScreen() {
  return (
    <CardScopeProvider>
      <Search />
    </CardScopeProvider>
  );
}

function Search() {
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
        <SearchResults titleId={resultsId} address={address} catalogue={catalogue} own={own} results={results} />
      </div>
      {!isWide && (
        <FilterDrawer {...panel} resultCount={found} isLowerBound={results.isGrowing} onClear={address.clear} />
      )}
    </div>
  );
}
