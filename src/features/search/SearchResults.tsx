import { useId, useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { common } from '../../ui/copy.ts';
import { StageDrawing } from '../../ui/drawings/StageDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { search } from './copy.ts';
import { SearchFailure } from './SearchFailure.tsx';
import { ProfileGrid, ProfileGridSkeleton } from './ProfileGrid.tsx';
import { itemsOnPage, pageCount, pageHref, pageOf } from './resultPages.ts';
import { useArtists } from './useArtists.ts';
import * as css from './SearchResults.css.ts';

/** The people found, a page of them at a time; the address says which page. */
export function SearchResults() {
  const { profiles, isLoading, isComplete, error, isRetrying, retry } = useArtists();
  const [path] = useLocation();
  const [parameters] = useSearchParams();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);

  const pages = pageCount(profiles.length);
  // An address may name a page of a batch that is still on its way: wait for it and don't show another instead.
  const page = pageOf(parameters, isComplete || error !== null ? pages : Number.POSITIVE_INFINITY);
  const isWaiting = isLoading ? error === null : page > pages;

  return (
    <section className={css.root} aria-labelledby={titleId} aria-busy={isWaiting}>
      <div className={css.head}>
        <h2 id={titleId} ref={title} tabIndex={-1} className={css.title}>
          {search.heading}
        </h2>
        <div className={css.count}>
          {profiles.length > 0 && <p>{search.count(profiles.length)}</p>}
          <div role="status">
            <VisuallyHidden>
              {isWaiting && common.loading}
              {isComplete && !isWaiting && search.found(profiles.length)}
            </VisuallyHidden>
          </div>
        </div>
      </div>
      {isWaiting && <ProfileGridSkeleton />}
      {!isWaiting && profiles.length > 0 && <ProfileGrid profiles={itemsOnPage(profiles, page)} />}
      {error !== null && (
        <SearchFailure error={error} isTotal={profiles.length === 0} isRetrying={isRetrying} onRetry={retry} />
      )}
      {isComplete && !isWaiting && profiles.length === 0 && (
        <EmptyState drawing={<StageDrawing />} title={search.emptyTitle} hint={search.emptyHint} level={3} />
      )}
      {!isWaiting && (
        <div className={css.pages}>
          <Pagination
            page={page}
            pages={pages}
            hrefOf={(target) => pageHref(path, parameters, target)}
            onNavigate={() => title.current?.focus()}
          />
        </div>
      )}
    </section>
  );
}
