import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Cluster } from '../layout/Cluster.tsx';
import { pagination } from '../copy.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/shellIcons.tsx';
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

/** An ellipsis instead of the omitted pages before or after the current one. */
type PageEllipsis = 'earlier' | 'later';

/** Placeholder for the last page while its number is unknown. */
const UNKNOWN_LAST_PAGE = 'end';

/**
 * Returns the page numbers to show: the first, the last, the current one with its neighbours, and ellipses between
 * them. At most seven entries. Pages count from 1.
 * @param isGrowing the last page is unknown: a placeholder takes its place, so that the other entries do not move later
 * @example visiblePageEntries(5, 10) // [1, 'earlier', 4, 5, 6, 'later', 10]
 */
export function visiblePageEntries(
  page: number,
  pages: number,
  isGrowing = false,
): (number | PageEllipsis | typeof UNKNOWN_LAST_PAGE)[] {
  if (isGrowing) {
    const known = page <= 4 ? [1, 2, 3, 4, 5] : [1, 'earlier' as const, page - 1, page, page + 1];
    return [...known.filter((entry) => typeof entry === 'string' || entry <= pages), 'later', UNKNOWN_LAST_PAGE];
  }
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, 'later', pages];
  if (page >= pages - 3) return [1, 'earlier', pages - 4, pages - 3, pages - 2, pages - 1, pages];
  return [1, 'earlier', page - 1, page, page + 1, 'later', pages];
}
