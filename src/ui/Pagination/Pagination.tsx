import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Cluster } from '../layout/Cluster.tsx';
import { pagination } from '../copy.ts';
import { ChevronLeftIcon } from '../icons/chevrons/ChevronLeftIcon.tsx';
import { ChevronRightIcon } from '../icons/chevrons/ChevronRightIcon.tsx';
import { visiblePageEntries, UNKNOWN_LAST_PAGE } from './visiblePageEntries.ts';
import * as css from './Pagination.css.ts';

interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  pages: number;
  /** The total is not known yet, because more pages are still being loaded; default false. */
  isTotalUnknown?: boolean;
  /** Returns the URL of a page. */
  hrefOf: (page: number) => string;
  /** Called when the user follows a link. */
  onNavigate?: () => void;
}

/** Links to the pages of a list; nothing when there is only one. Lists that only grow have a button もっと見る instead. */
export function Pagination({ page, pages, isTotalUnknown = false, hrefOf, onNavigate }: PaginationProps) {
  // Rendered only with another page, so memoizing would only add bytes to the first load.
  'use no memo';
  if (pages <= 1) return null;
  const step = (target: number, label: string, icon: ReactNode) =>
    target >= 1 && target <= pages ? (
      <Link href={hrefOf(target)} className={css.link} aria-label={label} onClick={onNavigate}>
        {icon}
      </Link>
    ) : (
      <span className={css.link} role="link" aria-disabled="true" aria-label={label}>
        {icon}
      </span>
    );
  return (
    <nav aria-label={pagination.label}>
      <Cluster as="ul" gap="hair" align="center" justify="center">
        <li>{step(page - 1, pagination.previous, <ChevronLeftIcon />)}</li>
        {visiblePageEntries(page, pages, isTotalUnknown).map((entry) =>
          typeof entry === 'string' ? (
            <li key={entry} className={entry === UNKNOWN_LAST_PAGE ? css.end : css.gap} aria-hidden="true">
              {entry !== UNKNOWN_LAST_PAGE && '…'}
            </li>
          ) : (
            <li key={entry} className={entry === page || entry === 1 || entry === pages ? undefined : css.neighbour}>
              <Link
                href={hrefOf(entry)}
                className={css.link}
                aria-label={pagination.page(entry)}
                aria-current={entry === page ? 'page' : undefined}
                onClick={onNavigate}
              >
                {entry}
              </Link>
            </li>
          ),
        )}
        <li>{step(page + 1, pagination.next, <ChevronRightIcon />)}</li>
      </Cluster>
    </nav>
  );
}
