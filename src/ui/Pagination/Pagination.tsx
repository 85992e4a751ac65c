import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pagination } from '../copy.ts';
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon.tsx';
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx';
import { pageWindow } from './pageWindow.ts';
import * as css from './Pagination.css.ts';

interface PaginationProps {
  /** The page shown, from 1. */
  page: number;
  pages: number;
  /** Where a page is found. */
  hrefOf: (page: number) => string;
  /** Somebody went to another page. */
  onNavigate?: () => void;
}

/** Links to the pages of a list; nothing when there is only one. */
export function Pagination({ page, pages, hrefOf, onNavigate }: PaginationProps) {
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
      <ul className={css.list}>
        <li>{step(page - 1, pagination.previous, <ChevronLeftIcon />)}</li>
        {pageWindow(page, pages).map((entry) =>
          typeof entry === 'string' ? (
            <li key={entry} className={css.gap} aria-hidden="true">
              …
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
      </ul>
    </nav>
  );
}
