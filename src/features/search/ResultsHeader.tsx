import type { ReactNode, RefObject } from 'react';
import { common } from '../../ui/copy.ts';
import { Select } from '../../ui/Select/Select.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { search, sortLabels } from './copy.ts';
import { type SortOrder, sortOrders } from './searchParams.ts';
import * as css from './ResultsHeader.css.ts';

interface ResultsHeadProps {
  titleId: string;
  /** Receives the focus after an action below the heading removed the element that had it. */
  title: RefObject<HTMLHeadingElement | null>;
  /** Number of people found so far; null while it is not known. */
  found: number | null;
  /** Whether `found` is a lower bound because more people are still loading. */
  isGrowing: boolean;
  /** Whether there may be more people than those found (rule F41). */
  isLimited: boolean;
  /** Whether loading is complete; the final number is then announced once to assistive technology. */
  isFinal: boolean;
  sort: SortOrder;
  /**
   * Whether the viewer has a profile to compute match scores with; if not, the order by match is not offered (rule F6).
   */
  canMatch: boolean;
  onSort: (sort: SortOrder) => void;
  /** The conditions of the search, and the tools for it. */
  children: ReactNode;
}

/** Renders the heading of the results: how many people were found, the sort order and the conditions. */
export function ResultsHeader({
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
}: ResultsHeadProps) {
  // Most of it changes with nearly every render: memoizing its parts would add bytes to the first load.
  'use no memo';
  const orders = sortOrders.filter((order) => canMatch || order !== 'match');
  const limit = isLimited && isFinal ? search.limit : null;
  const spoken = found === null ? common.loading : isFinal ? search.found(found) : '';
  const count = found !== null && found > 0 && search.count(found, isGrowing);
  return (
    <div className={css.root}>
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
        <div className={css.sort}>
          <Select
            label={search.sort}
            hideLabel
            value={sort}
            options={orders.map((order) => ({ value: order, label: sortLabels[order] }))}
            onChange={(value) => onSort(value as SortOrder)}
          />
        </div>
        {children}
      </div>
    </div>
  );
}
