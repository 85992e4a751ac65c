import { useEffect, useId, useRef, useState } from 'react';
import { useHasRoom } from '../../lib/browser/useHasRoom.ts';
import { useShortcutAction } from '../../lib/keyboard/shortcutActions.ts';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { useCodeSettled } from '../../lib/react/useCodeSettled.ts';
import { useHasBeenTrue } from '../../lib/react/useHasBeenTrue.ts';
import { useLastDefined } from '../../lib/react/useLast.ts';
import { useStableCallback } from '../../lib/react/useStableCallback.ts';
import { localStore } from '../../lib/storage/storage.ts';
import { CardScopeProvider } from '../../people/card/CardScope.tsx';
import { SkipLink } from '../../ui/Link/SkipLink.tsx';
import { SoundWaveRing } from '../../ui/Ring/SoundWaveRing.tsx';
import { ScreenHeading } from '../../ui/ScreenHeading/ScreenHeading.tsx';
import { from } from '../../ui/theme/breakpoints.ts';
import { filter, search } from './copy.ts';
import { FilterDrawer } from './FilterDrawer.tsx';
import type { FilterPanelProps } from './FilterPanel.tsx';
import { LazyFilterPanel, preloadFilterPanel } from './LazyFilterPanel.tsx';
import { prepareSearch } from './narrowing.ts';
import { ProfileGridSkeleton } from './ProfileGrid.tsx';
import { SearchResults } from './SearchResults.tsx';
import { type FilterCatalogue, useFilterCatalogue } from './useFilterCatalogue.ts';
import { useSearchParamsState } from './useSearchParamsState.ts';
import { useSearchResults } from './useSearchResults.ts';
import { useViewer, type ViewerState } from './useViewer.ts';
import * as css from './SearchScreen.css.ts';

const ProfileHint = lazyComponent(async () => (await import('./ProfileHint.tsx')).ProfileHint);

// In a wide window the panel is beside the results: its code is loaded with this code and not after the first render.
if (window.matchMedia(from('large')).matches) preloadFilterPanel();

/** Minimum width of the content in rem to show the filters beside the results; a window of 1200 px provides it. */
const WIDTH_WITH_FILTERS = 70;

/** Renders the first screen after login: introduction, filters and results. */
export function SearchScreen() {
  const catalogue = useFilterCatalogue();
  const viewerState = useViewer();
  return (
    <CardScopeProvider>
      <Search catalogue={catalogue} viewerState={viewerState} />
    </CardScopeProvider>
  );
}

interface SearchProps {
  catalogue: FilterCatalogue;
  viewerState: ViewerState;
}

/** Another order, filter or page renders it again, and not what reads the viewer and the tags. */
function Search({ catalogue, viewerState }: SearchProps) {
  const resultsId = useId();
  const address = useSearchParamsState(catalogue.tags);
  const { state } = address;
  const { viewer } = viewerState;
  const isFirstVisit = useFirstSearchVisit();
  const results = useSearchResults(viewerState, state.filters, state, state.sort);
  const root = useRef<HTMLDivElement>(null);
  const isWide = useHasRoom(root, WIDTH_WITH_FILTERS, from('large'));
  const found = useLastDefined(results.profiles?.length);
  const { isProfileIncomplete } = viewerState;
  const isHintSettled = useCodeSettled(ProfileHint, isProfileIncomplete);
  // The height of what is above the results follows from the viewer's profile, so nothing is seen before it is known.
  const isShown = useHasBeenTrue(
    isProfileIncomplete
      ? isHintSettled && viewerState.isKnown
      : viewerState.isSettled || results.profiles !== null || results.error !== null,
  );
  const viewerRegion = viewerState.isSettled ? (viewer.matchInput?.place?.region ?? null) : undefined;
  const panel = {
    catalogue,
    filters: state.filters,
    viewerRegion,
    onChoose: address.setTagSelected,
    narrowing: { words: state.words, onlyWithClip: state.onlyWithClip },
    onNarrow: address.narrow,
    onPrepare: useStableCallback(() => void prepareSearch((results.profiles ?? []).map(({ profile }) => profile))),
  };
  return (
    <div
      ref={root}
      className={css.root}
      data-waiting={isShown ? undefined : ''}
      data-listening={state.isListening || undefined}
    >
      {!isShown && (
        <div className={css.waiting}>
          <ProfileGridSkeleton />
        </div>
      )}
      <SearchHero isFirstVisit={isFirstVisit && !isProfileIncomplete} />
      {isProfileIncomplete && isHintSettled && (
        <LoadBoundary>
          <ProfileHint hasProfile={viewer.matchInput !== null} userId={viewer.userId} />
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
          address={address}
          catalogue={catalogue}
          viewerState={viewerState}
          results={results}
        />
      </div>
      {!isWide && (
        <FilterDrawer {...panel} resultCount={found} isLowerBound={results.isGrowing} onClear={address.clear} />
      )}
    </div>
  );
}

interface SearchHeroProps {
  /** False for a returning user, who sees the headline only, so that people are at the top of the screen. */
  isFirstVisit: boolean;
}

/** Renders the headline of the search screen, on the first visit with an introduction. */
function SearchHero({ isFirstVisit }: SearchHeroProps) {
  'use no memo';
  return (
    <div className={isFirstVisit ? css.hero : css.briefHero}>
      {isFirstVisit && (
        <span className={css.ring}>
          <SoundWaveRing />
        </span>
      )}
      {/* The same element in both cases, so that it does not lose the focus. */}
      <ScreenHeading size={isFirstVisit ? 'hero' : 'heading'}>{search.headline}</ScreenHeading>
      {isFirstVisit && <p className={css.sub}>{search.sub}</p>}
    </div>
  );
}

/**
 * Key in local storage. It belongs to the device and contains nothing about the user, so a logout does not remove it.
 */
const KEY = 'search-seen';

/**
 * Returns whether this is the first visit of the search screen on this device. The value does not change while the
 * screen is mounted, so that nothing moves.
 */
function useFirstSearchVisit(): boolean {
  const [isFirst] = useState(() => localStore.get(KEY) === null);
  useEffect(() => void localStore.set(KEY, 'yes'), []);
  return isFirst;
}

/** Renders the filters beside the results, in windows that are wide enough. */
function FilterSidebar(props: FilterPanelProps) {
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  return (
    <aside ref={root} className={css.sidebar} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.sidebarTitle}>
        {filter.title}
      </h2>
      <LazyFilterPanel {...props}>
        <FocusShortcut onPress={() => root.current?.querySelector<HTMLElement>('button, input')?.focus()} />
      </LazyFilterPanel>
    </aside>
  );
}

/** Rendered inside the panel, so that the shortcut works only when its controls exist. */
function FocusShortcut({ onPress }: { onPress: () => void }) {
  useShortcutAction('focusFilters', onPress);
  return null;
}
