import { useRef } from 'react';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { useHasBeenTrue } from '../../lib/react/useHasBeenTrue.ts';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { search } from './copy.ts';
import { itemsOnPage, pageCount } from './pages.ts';
import { ProfileGrid, ProfileGridSkeleton } from './ProfileGrid.tsx';
import { ResultsHeader } from './ResultsHeader.tsx';
import { formatSearchParams } from './searchParams.ts';
import { SearchTools } from './SearchTools.tsx';
import { SearchFailure } from './SearchFailure.tsx';
import { SelectedFilters } from './SelectedFilters.tsx';
import type { FilterCatalogue } from './useFilterCatalogue.ts';
import type { SearchAddress } from './useSearchParamsState.ts';
import type { SearchResults as Results } from './useSearchResults.ts';
import type { ViewerState } from './useViewer.ts';
import { useStablePage } from './useStablePage.ts';
import * as css from './SearchResults.css.ts';

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
  own: ViewerState;
  results: Results;
}

/** Renders the people found, one page at a time. */
export function SearchResults({ titleId, address, catalogue, own, results }: SearchResultsProps) {
  const { state } = address;
  const { people, isComplete, error } = results;
  const title = useRef<HTMLHeadingElement>(null);
  const grid = useRef<HTMLUListElement>(null);

  const pages = pageCount(people?.length ?? 0);
  // The URL may contain a page whose batch is still being loaded: wait for it instead of showing another page.
  const isWaiting = error === null && (people === null || (!isComplete && state.page > pages));
  const page = isWaiting ? state.page : Math.min(state.page, pages);
  const { page: shown, update } = useStablePage(
    {
      view: formatSearchParams({ ...state, page }),
      page: people === null || isWaiting ? null : itemsOnPage(people, page),
      isSettled: isComplete,
      isHidden: results.isHidden,
    },
    grid,
  );
  const isEmpty = !isWaiting && isComplete && people?.length === 0;
  const isUnreachable = error !== null && (people === null || people.length === 0);

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
        titleId={titleId}
        title={title}
        found={isUnreachable || !isWaiting ? (people?.length ?? 0) : null}
        isGrowing={results.isGrowing}
        isLimited={results.isLimited}
        isFinal={isComplete && !isWaiting}
        sort={own.isSettled && own.self.match === null && state.sort === 'match' ? 'newest' : state.sort}
        canMatch={!own.isSettled || own.self.match !== null}
        onSort={address.setSort}
      >
        <SelectedFilters
          catalogue={catalogue}
          filters={state.filters}
          onRemove={remove}
          onRemoveLast={refocus}
          onClear={clear}
          narrowing={state}
          onNarrow={address.narrow}
        />
        <SearchTools
          href={formatSearchParams({ ...state, page: 1 }) === '' ? null : address.hrefOf(1)}
          state={state}
          results={results}
          tags={catalogue.tags}
          userId={own.self.userId}
        />
      </ResultsHeader>
      {isWaiting && shown === null && <ProfileGridSkeleton />}
      {!isUnreachable && !isEmpty && shown !== null && (
        <div>
          {update !== null && (
            <LoadBoundary>
              <UpdateOffer
                sort={state.sort}
                onUpdate={() => {
                  refocus();
                  update();
                }}
              />
            </LoadBoundary>
          )}
          <ProfileGrid ref={grid} people={shown} mine={own.self.match} isStale={isWaiting} />
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
      {isNarrowed && !isWaiting && !isComplete && people?.length === 0 && error === null && (
        <p className={css.note}>{search.stillLoading}</p>
      )}
      {isEmpty && (
        <LoadBoundary>
          <SearchEmpty
            filters={state.filters}
            isNarrowed={isNarrowed}
            catalogue={catalogue}
            everybody={results.everybody}
            onRemove={(choice) => {
              refocus();
              remove(choice);
            }}
            onClear={clear}
          />
        </LoadBoundary>
      )}
      {!isWaiting && (
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
