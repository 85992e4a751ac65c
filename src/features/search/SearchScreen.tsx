import { SearchHero } from './SearchHero.tsx';
import { SearchResults } from './SearchResults.tsx';
import * as css from './SearchScreen.css.ts';

/** Where everybody lands after the login: the promise, and the people. */
export function SearchScreen() {
  return (
    <div className={css.root}>
      <SearchHero />
      <SearchResults />
    </div>
  );
}
