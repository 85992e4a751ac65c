import type { RefObject } from 'react';
import { common } from '../../ui/copy.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { search } from './copy.ts';
import type { SortOrder } from './searchAddress.ts';
import { SortSelect } from './SortSelect.tsx';
import * as css from './ResultsHead.css.ts';

interface ResultsHeadProps {
  titleId: string;
  /** Takes the focus when what stands below it has been changed by something that is gone now. */
  title: RefObject<HTMLHeadingElement | null>;
  /** People there are so far; null when nobody knows. */
  found: number | null;
  /** No more will come: said aloud, once. */
  isFinal: boolean;
  sort: SortOrder;
  canMatch: boolean;
  onSort: (sort: SortOrder) => void;
}

/** What stands below, how many they are, and in which order. */
export function ResultsHead({ titleId, title, found, isFinal, sort, canMatch, onSort }: ResultsHeadProps) {
  return (
    <div className={css.root}>
      <h2 id={titleId} ref={title} tabIndex={-1} className={css.title}>
        {search.heading}
      </h2>
      <p className={css.count}>{found !== null && found > 0 && search.count(found)}</p>
      <div role="status">
        <VisuallyHidden>
          {found === null && common.loading}
          {found !== null && isFinal && search.found(found)}
        </VisuallyHidden>
      </div>
      <div className={css.sort}>
        <SortSelect sort={sort} canMatch={canMatch} onChange={onSort} />
      </div>
    </div>
  );
}
