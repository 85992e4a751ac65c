import type { Candidate } from './candidate.ts';

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
  /** Whether loading is complete, so that the content does not change any more. */
  isSettled: boolean;
  /** Whether the viewer has hidden a person, whom the current content then does not contain. */
  isHidden: (id: Candidate['profile']['user_id']) => boolean;
}

interface PageUpdate {
  /** The page to display now; null when there has been nothing to display. */
  now: ShownPage | null;
  /** The people to display: those of the page, without hidden ones and with others at the end instead. */
  visible: readonly Candidate[] | null;
  /** The page to display if the user does not use the list; null when the displayed people are the current ones. */
  later: ShownPage | null;
}

/**
 * Prevents the cards of a page from moving while more people are being loaded (rule F16). A page that is not empty is
 * replaced only for another view, or after loading has completed. This also applies to a page that is not full, since
 * people who are loaded later may sort between the displayed ones. A change within a profile moves no card.
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

/** Removes hidden people at once; the others only move up, and a person who is shown again has the same position. */
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
