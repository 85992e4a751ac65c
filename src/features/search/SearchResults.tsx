import { type ComponentType, useId, useRef } from 'react';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { itemsOnPage, pageCount } from './pages.ts';
import { type ProfileCardType, ProfileGrid, ProfileGridSkeleton } from './ProfileGrid.tsx';
import { ResultsHead } from './ResultsHead.tsx';
import { printSearch, type SearchState } from './searchAddress.ts';
import { SearchEmpty } from './SearchEmpty.tsx';
import { SearchFailure } from './SearchFailure.tsx';
import { SelectedFilters } from './SelectedFilters.tsx';
import { SelfHint } from './SelfHint.tsx';
import type { FilterCatalogue } from './useFilterCatalogue.ts';
import type { SearchAddress } from './useSearchAddress.ts';
import type { SearchResults as Results } from './useSearchResults.ts';
import type { OwnSide } from './useSelf.ts';
import { useSteadyPage } from './useSteadyPage.ts';
import * as css from './SearchResults.css.ts';

interface SearchResultsProps {
  Card: ProfileCardType;
  CardSkeleton: ComponentType;
  /** What is asked for. */
  address: SearchAddress;
  /** What is shown; a moment behind what is asked for. */
  state: SearchState;
  catalogue: FilterCatalogue;
  own: OwnSide;
  results: Results;
}

/** The people found, a page of them at a time. */
export function SearchResults({ Card, CardSkeleton, address, state, catalogue, own, results }: SearchResultsProps) {
  const { people, isComplete, error } = results;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const grid = useRef<HTMLUListElement>(null);

  const pages = pageCount(people?.length ?? 0);
  // An address may name a page of a batch that is still on its way: wait for it and don't show another instead.
  const isWaiting = error === null && (people === null || (!isComplete && state.page > pages));
  const page = isWaiting ? state.page : Math.min(state.page, pages);
  const shown = useSteadyPage(
    {
      view: printSearch({ ...state, page }),
      page: people === null || isWaiting ? null : itemsOnPage(people, page),
      isSettled: isComplete,
    },
    grid,
  );
  const isEmpty = !isWaiting && isComplete && people?.length === 0;
  const isUnreachable = error !== null && (people === null || people.length === 0);

  const refocus = () => title.current?.focus();
  const remove = (choice: Parameters<SearchAddress['choose']>[0]) => address.choose(choice, false);
  const clear = () => {
    refocus();
    address.setFilters({});
  };
  return (
    <section className={css.root} aria-labelledby={titleId} aria-busy={isWaiting}>
      <ResultsHead
        titleId={titleId}
        title={title}
        found={isUnreachable || !isWaiting ? (people?.length ?? 0) : null}
        isFinal={isComplete && !isWaiting}
        sort={
          own.isSettled && own.self.match === null && address.state.sort === 'match' ? 'newest' : address.state.sort
        }
        canMatch={!own.isSettled || own.self.match !== null}
        onSort={address.setSort}
      />
      <SelectedFilters
        catalogue={catalogue}
        filters={address.state.filters}
        onRemove={remove}
        onRemoveLast={refocus}
        onClear={clear}
      />
      {own.wantsTags && <SelfHint />}
      {isWaiting && shown === null && <ProfileGridSkeleton Card={CardSkeleton} />}
      {!isUnreachable && !isEmpty && shown !== null && (
        <ProfileGrid ref={grid} people={shown} mine={own.self.match} Card={Card} isStale={isWaiting} />
      )}
      {error !== null && (
        <SearchFailure error={error} isTotal={isUnreachable} isRetrying={results.isRetrying} onRetry={results.retry} />
      )}
      {isEmpty && (
        <SearchEmpty
          filters={address.state.filters}
          catalogue={catalogue}
          everybody={results.everybody}
          onRemove={(choice) => {
            refocus();
            remove(choice);
          }}
          onClear={clear}
        />
      )}
      {!isWaiting && (
        <div className={css.pages}>
          <Pagination page={page} pages={pages} hrefOf={address.hrefOf} onNavigate={refocus} />
        </div>
      )}
    </section>
  );
}
