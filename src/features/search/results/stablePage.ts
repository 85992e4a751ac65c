import type { Candidate } from '../directory/candidate.ts';

/** A page of cards, also of people who were hidden since, and the search that it was displayed for. */
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
  /** Whether the viewer has hidden a person, who is in no current content then. */
  isHidden: (id: Candidate['profile']['user_id']) => boolean;
}

interface PageUpdate {
  /** The page to display now; null when there has been nothing to display. */
  now: ShownPage | null;
  /** The people to display: those of the page, and others in the place of who was hidden since. */
  visible: readonly Candidate[] | null;
  /** What to display unless the user uses the list; null when the people of the page are the displayed ones. */
  later: ShownPage | null;
}

/**
 * Keeps the cards of a page in place while more people are being loaded (rule F16). A page that is not empty is
 * replaced only for another view, or after loading has completed. This applies to a page that is not full as well, since
 * people who are loaded later may sort between those who are displayed. A change within a profile moves nobody.
 */
export function stablePage(shown: ShownPage | null, wanted: RequestedPage): PageUpdate {
  const { view, page, isSettled } = wanted;
  if (page === null) return { now: shown, visible: shown && visibleOf(shown, wanted), later: null };
  const next = { view, page };
  const update = { now: next, visible: page, later: null };
  if (shown === null || shown.view !== view) return update;
  const visible = visibleOf(shown, wanted);
  if (isSame(page, visible, ({ profile }) => profile)) return { now: shown, visible, later: null };
  if (visible.length === 0 || isSame(page, visible, ({ profile }) => profile.id)) return update;
  return { now: shown, visible, later: isSettled ? next : null };
}

/** A hidden person leaves the page at once, and nobody else moves but up; who comes back has the same place again. */
function visibleOf({ page }: ShownPage, wanted: RequestedPage): readonly Candidate[] {
  const rest = page.filter(({ profile }) => !wanted.isHidden(profile.user_id));
  if (rest.length === page.length) return page;
  const others = (wanted.page ?? []).filter((next) => page.every(({ profile }) => profile.id !== next.profile.id));
  return [...rest, ...others].slice(0, page.length);
}

function isSame(
  next: readonly Candidate[],
  shown: readonly Candidate[],
  by: (candidate: Candidate) => unknown,
): boolean {
  return next.length === shown.length && shown.every((candidate, at) => by(candidate) === by(next[at] as Candidate));
}
