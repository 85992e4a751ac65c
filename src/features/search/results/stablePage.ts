import type { Candidate } from '../directory/candidate.ts';

/** A displayed page of cards and the search that it was displayed for. */
export interface ShownPage {
  readonly view: string;
  readonly page: readonly Candidate[];
}

interface RequestedPage {
  /** Identifies the requested filters, order and page number. A change of it is displayed at once. */
  view: string;
  /** The current content of the page; null while it is not known. */
  page: readonly Candidate[] | null;
  /** Loading is complete, so the content does not change any more. */
  isSettled: boolean;
}

interface PageUpdate {
  /** What to display now; null when there has been nothing to display. */
  now: ShownPage | null;
  /** What to display unless the user uses the list; null when the people of the page are the displayed ones. */
  later: ShownPage | null;
}

/**
 * Keeps the cards of a page in place while more people are being loaded (rule F16). A page that is not empty is
 * replaced only for another view, or after loading has completed. This applies to a page that is not full as well, since
 * people who are loaded later may sort between those who are displayed. A change within a profile moves nobody.
 */
export function stablePage(shown: ShownPage | null, { view, page, isSettled }: RequestedPage): PageUpdate {
  if (page === null) return { now: shown, later: null };
  const next = { view, page };
  if (shown === null || shown.view !== view) return { now: next, later: null };
  if (isSame(page, shown.page, ({ profile }) => profile)) return { now: shown, later: null };
  if (shown.page.length === 0 || isSame(page, shown.page, ({ profile }) => profile.id))
    return { now: next, later: null };
  return { now: shown, later: isSettled ? next : null };
}

function isSame(
  next: readonly Candidate[],
  shown: readonly Candidate[],
  by: (candidate: Candidate) => unknown,
): boolean {
  return next.length === shown.length && shown.every((candidate, at) => by(candidate) === by(next[at] as Candidate));
}
