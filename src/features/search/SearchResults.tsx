import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react';
import { Link } from 'wouter';
import { networkMessage } from '../../api/errors.ts';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { useHasBeenTrue } from '../../lib/react/useHasBeenTrue.ts';
import { RetryBanner } from '../../ui/Banner/RetryBanner.tsx';
import { common } from '../../ui/copy.ts';
import { LoadFailure } from '../../ui/EmptyState/LoadFailure.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { search, sortLabels } from './copy.ts';
import { ProfileGrid, ProfileGridSkeleton } from './ProfileGrid.tsx';
import { formatSearchParams, type SortOrder, sortOrders } from './searchParams.ts';
import { SearchTools } from './SearchTools.tsx';
import { SelectedFilters } from './SelectedFilters.tsx';
import { itemsOnPage, pageCount, SEARCH_PAGE_SIZE, useStablePage } from './stablePage.ts';
import type { FilterCatalogue } from './useFilterCatalogue.ts';
import type { SearchAddress } from './useSearchParamsState.ts';
import type { SearchResults as Results } from './useSearchResults.ts';
import type { ViewerState } from './useViewer.ts';
import * as css from './SearchResults.css.ts';

const Listen = lazyComponent(async () => (await import('./listen/Listen.tsx')).Listen);
const UpdateOffer = lazyComponent(async () => (await import('./UpdateOffer.tsx')).UpdateOffer);
const HiddenPeopleButton = lazyComponent(
  async () => (await import('../../people/hidden/HiddenPeopleButton.tsx')).HiddenPeopleButton,
);
const SearchEmpty = lazyComponent(async () => (await import('./SearchEmpty.tsx')).SearchEmpty);

interface SearchResultsProps {
  /** Id of the heading, which can receive the focus. */
  titleId: string;
  address: SearchAddress;
  catalogue: FilterCatalogue;
  viewerState: ViewerState;
  results: Results;
}

/** Renders the people found, one page at a time. */
export function SearchResults({ titleId, address, catalogue, viewerState, results }: SearchResultsProps) {
  'use no memo';
  const { state } = address;
  const { viewer } = viewerState;
  const { profiles, isComplete, error } = results;
  const title = useRef<HTMLHeadingElement>(null);
  const grid = useRef<HTMLUListElement>(null);

  const pages = pageCount(profiles?.length ?? 0);
  // The URL may contain a page whose batch is still being loaded: wait for it instead of showing another page.
  const isWaiting = error === null && (profiles === null || (!isComplete && state.page > pages));
  const page = isWaiting ? state.page : Math.min(state.page, pages);
  const {
    profiles: shown,
    replacements,
    offer,
  } = useStablePage(
    {
      view: formatSearchParams({ ...state, page }),
      profiles: profiles === null || isWaiting ? null : itemsOnPage(profiles, page),
      isSettled: isComplete,
      isHidden: results.isHidden,
    },
    grid,
  );
  const isEmpty = !isWaiting && isComplete && profiles?.length === 0;
  const isUnreachable = error !== null && (profiles === null || profiles.length === 0);

  const refocus = () => title.current?.focus();
  const remove = (choice: Parameters<SearchAddress['setTagSelected']>[0]) => address.setTagSelected(choice, false);
  const clear = () => {
    refocus();
    address.clear();
  };
  // The dialog that the button opens must stay mounted when nobody is hidden any more.
  const hasHidden = useHasBeenTrue(results.hidden > 0);
  const isNarrowed = state.words !== '' || state.onlyWithClip;
  return (
    <section className={css.root} aria-labelledby={titleId} aria-busy={isWaiting}>
      <ResultsHeader
        address={address}
        titleId={titleId}
        title={title}
        found={isUnreachable || !isWaiting ? (profiles?.length ?? 0) : null}
        isGrowing={results.isGrowing}
        isLimited={results.isLimited}
        isFinal={isComplete && !isWaiting}
        sort={viewerState.isSettled && viewer.matchInput === null && state.sort === 'match' ? 'newest' : state.sort}
        canMatch={!viewerState.isSettled || viewer.matchInput !== null}
        onSort={address.setSort}
      >
        <SearchTools
          href={formatSearchParams({ ...state, isListening: false, page: 1 }) === '' ? null : address.hrefOf(1)}
          state={state}
          results={results}
          tags={catalogue.tags}
          userId={viewer.userId}
        />
      </ResultsHeader>
      <SelectedFilters
        catalogue={catalogue}
        filters={state.filters}
        onRemove={remove}
        onRemoveLast={refocus}
        onClear={clear}
        narrowing={state}
        onNarrow={address.narrow}
      />
      {state.isListening && !isUnreachable && !isEmpty && (
        <ListenView results={results} viewer={viewer} page={page} hrefOf={address.hrefOf} grid={grid} />
      )}
      {!state.isListening && isWaiting && shown === null && <ProfileGridSkeleton />}
      {!state.isListening && !isUnreachable && !isEmpty && shown !== null && (
        <div>
          {offer !== null && (
            <LoadBoundary>
              <UpdateOffer {...offer} list={grid} title={title} />
            </LoadBoundary>
          )}
          <ProfileGrid
            ref={grid}
            profiles={shown}
            viewerInput={viewer.matchInput}
            isStale={isWaiting}
            replacements={replacements}
          />
        </div>
      )}
      {error !== null && (
        <SearchFailure
          error={error}
          hasNoResults={isUnreachable}
          isRetrying={results.isRetrying}
          onRetry={results.retry}
        />
      )}
      {isNarrowed && !isWaiting && !isComplete && profiles?.length === 0 && error === null && (
        <p className={css.note}>{search.stillLoading}</p>
      )}
      {isEmpty && (
        <LoadBoundary>
          <SearchEmpty
            filters={state.filters}
            isNarrowed={isNarrowed}
            catalogue={catalogue}
            allProfiles={results.allProfiles}
            onRemove={(choice) => {
              refocus();
              remove(choice);
            }}
            onClear={clear}
          />
        </LoadBoundary>
      )}
      {!isWaiting && !state.isListening && (
        <Pagination
          page={page}
          pages={pages}
          isTotalUnknown={results.isGrowing}
          hrefOf={address.hrefOf}
          onNavigate={refocus}
        />
      )}
      {hasHidden && (
        <LoadBoundary>
          <HiddenPeopleButton />
        </LoadBoundary>
      )}
    </section>
  );
}

const listenFailure = (retry: () => void) => <LoadFailure level={3} onRetry={retry} />;

/** Renders the people one at a time, to be heard. */
function ListenView(props: Omit<ComponentProps<typeof Listen>, 'pageSize'>) {
  'use no memo';
  return (
    <LoadBoundary waiting={<ProfileGridSkeleton />} crashed={listenFailure}>
      <Listen {...props} pageSize={SEARCH_PAGE_SIZE} />
    </LoadBoundary>
  );
}

interface ResultsHeaderProps {
  address: Pick<SearchAddress, 'state' | 'otherView'>;
  titleId: string;
  /** Receives the focus after an action below the heading removed the element that had it. */
  title: RefObject<HTMLHeadingElement | null>;
  /** Number of people found so far; null while it is not known. */
  found: number | null;
  /** Whether `found` is a lower bound because more people are still loading. */
  isGrowing: boolean;
  /** Whether there may be more people than those found. */
  isLimited: boolean;
  /** Whether loading is complete; the final number is then announced once to assistive technology. */
  isFinal: boolean;
  sort: SortOrder;
  /** Whether the viewer has a profile to compute match scores with; if not, the order by match is not offered. */
  canMatch: boolean;
  onSort: (sort: SortOrder) => void;
  /** The tools for the search. */
  children: ReactNode;
}

/** Renders the heading of the results: how many people were found, the tools and the sort order. */
export function ResultsHeader({
  address,
  titleId,
  title,
  found,
  isGrowing,
  isLimited,
  isFinal,
  sort,
  canMatch,
  onSort,
  children,
}: ResultsHeaderProps) {
  'use no memo';
  const orders = sortOrders.filter((order) => canMatch || order !== 'match');
  const limit = isLimited && isFinal ? search.limit : null;
  const spoken = found === null ? common.loading : isFinal ? search.found(found) : '';
  const count = found !== null && found > 0 && search.count(found, isGrowing);
  return (
    <div className={css.header}>
      <h2 id={titleId} ref={title} tabIndex={-1} className={css.title}>
        {search.heading}
      </h2>
      <VisuallyHidden role="status">{limit === null ? spoken : `${spoken}。${limit}`}</VisuallyHidden>
      <div className={css.tools}>
        <p className={css.count}>
          {limit === null ? (
            count
          ) : (
            <>
              <span>{count}</span>
              <small className={css.limit}>{limit}</small>
            </>
          )}
        </p>
        <Link href={address.otherView} className={css.view}>
          {address.state.isListening ? search.list : search.listen}
        </Link>
        {children}
        <div className={css.sort}>
          <Select
            label={search.sort}
            hideLabel
            value={sort}
            options={orders.map((order) => ({ value: order, label: sortLabels[order] }))}
            onChange={(value) => onSort(value as SortOrder)}
          />
        </div>
      </div>
    </div>
  );
}

interface SearchFailureProps {
  error: Error;
  /** Whether no results can be shown at all; otherwise only some are missing. */
  hasNoResults: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Renders the error message for profiles that failed to load, with a retry button. */
function SearchFailure({ error, hasNoResults, isRetrying, onRetry }: SearchFailureProps) {
  'use no memo';
  // The server's `detail` is not shown here: it belongs to requests that a user action causes, not to lists
  // that load by themselves.
  const reason = networkMessage(error);
  const retry = { isRetrying, onRetry };
  if (!hasNoResults) return <RetryBanner {...retry}>{reason ?? common.loadFailed}</RetryBanner>;
  return (
    <div role="alert">
      <LoadFailure hint={reason} level={3} {...retry} />
    </div>
  );
}
