import { type RefObject, useEffect, useState } from 'react';
import type { Candidate } from './candidate.ts';
import { SEARCH_PAGE_SIZE } from './pages.ts';
import { whenQuiet } from './whenQuiet.ts';

interface Shown {
  view: string;
  page: readonly Candidate[];
}

interface Current {
  /** What somebody asked to see: filters, order, page. Another view is shown at once. */
  view: string;
  /** What would stand there now; null when it is not known yet. */
  page: readonly Candidate[] | null;
  /** Nothing more is expected that could change it. */
  isSettled: boolean;
}

/**
 * The cards to show. While people come in, a page stays as it was first shown: a better match that arrives later does
 * not push away the card that somebody is about to press. When all are there, what has changed is shown at a quiet
 * moment (DECISIONS.md, "Cards keep their place while others arrive").
 * @returns null before there was anything to show; the page before while the next is not known yet
 */
export function useSteadyPage({ view, page, isSettled }: Current, list: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<Shown | null>(null);
  const next = page === null ? null : { view, page };

  const mustShow = next !== null && (shown === null || shown.view !== view || isLonger(next.page, shown.page));
  if (mustShow) setShown(next);
  const current = mustShow ? next : shown;

  const pending =
    next !== null && current !== null && !mustShow && isSettled && !isSame(next.page, current.page) ? next : null;
  useEffect(() => {
    if (pending === null) return undefined;
    const show = () => setShown(pending);
    if (list.current === null) return show();
    return whenQuiet(list.current, show);
  }, [pending, list]);

  return current?.page ?? null;
}

/** The page was not full, and now more stands on it. */
function isLonger(next: readonly Candidate[], shown: readonly Candidate[]): boolean {
  return shown.length < SEARCH_PAGE_SIZE && next.length > shown.length;
}

function isSame(next: readonly Candidate[], shown: readonly Candidate[]): boolean {
  return next.length === shown.length && next.every((candidate, at) => candidate.profile === shown[at]?.profile);
}
