import { type ComponentType, useDeferredValue, useState } from 'react';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { from } from '../../ui/theme/breakpoints.ts';
import { FilterDrawer } from './FilterDrawer.tsx';
import { FilterSidebar } from './FilterSidebar.tsx';
import type { ProfileCardType } from './ProfileGrid.tsx';
import { SearchHero } from './SearchHero.tsx';
import { SearchResults } from './SearchResults.tsx';
import { useFilterCatalogue } from './useFilterCatalogue.ts';
import { useSearchAddress } from './useSearchAddress.ts';
import { useSearchResults } from './useSearchResults.ts';
import { useSelf } from './useSelf.ts';
import * as css from './SearchScreen.css.ts';

interface SearchScreenProps {
  /** How the app shows a person. */
  Card: ProfileCardType;
  /** The same box while somebody is on the way. */
  CardSkeleton: ComponentType;
}

/** Where everybody lands after the login: the promise, the filters, and the people. */
export function SearchScreen({ Card, CardSkeleton }: SearchScreenProps) {
  const catalogue = useFilterCatalogue();
  const address = useSearchAddress(catalogue.tags);
  // What was pressed answers at once, the cards a moment later.
  const state = useDeferredValue(address.state);
  const own = useSelf();
  const sort = own.self.match === null && state.sort === 'match' ? 'newest' : state.sort;
  const results = useSearchResults(own, state.filters, sort);
  const isWide = useMediaQuery(from('large'));
  const found = useLastKnown(results.people?.length);
  const panel = { catalogue, filters: address.state.filters, onChoose: address.choose };
  return (
    <div className={css.root}>
      <SearchHero />
      <div className={css.body}>
        {isWide && <FilterSidebar {...panel} />}
        <SearchResults
          Card={Card}
          CardSkeleton={CardSkeleton}
          address={address}
          state={state}
          catalogue={catalogue}
          own={own}
          results={results}
        />
      </div>
      {!isWide && <FilterDrawer {...panel} found={found} onClear={() => address.setFilters({})} />}
    </div>
  );
}

/** The number, or the last one while nobody knows it. */
function useLastKnown(value: number | undefined): number | null {
  const [last, setLast] = useState<number | null>(null);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
