import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ScoredProfile } from './profileIndex.ts';

/** Number of profiles per page of search results, which fills complete rows of 1, 2, 3 and 4 columns. */
export const SEARCH_PAGE_SIZE = 12;

/** Returns the number of pages; an empty list has one page. */
export function pageCount(results: number): number {
  return Math.max(1, Math.ceil(results / SEARCH_PAGE_SIZE));
}

/**
 * Returns the items of a page.
 * @param page page number, from 1
 */
export function itemsOnPage<Item>(items: readonly Item[], page: number): Item[] {
  return items.slice((page - 1) * SEARCH_PAGE_SIZE, page * SEARCH_PAGE_SIZE);
}

/** A page of cards, also of people who were hidden since, and the search that it was displayed for. */
export interface ShownPage {
  readonly view: string;
  readonly profiles: readonly ScoredProfile[];
}

interface RequestedPage {
  /** Identifies the requested filters, order and page number. When it changes, the new content is displayed as soon as it is known. */
  view: string;
  /** The current content of the page; null while it is not known. */
  profiles: readonly ScoredProfile[] | null;
  /** Whether loading is complete, so that the content does not change any more. */
  isSettled: boolean;
  /** Whether the viewer has hidden a person, whom the current content then does not contain. */
  isHidden: (id: ScoredProfile['profile']['user_id']) => boolean;
}

interface PageUpdate {
  /** The page to display now; null when there has been nothing to display. */
  now: ShownPage | null;
  /** The people to display: those of the page, without hidden ones and with others at the end instead. */
  visible: readonly ScoredProfile[] | null;
  /** The page to display if the user does not use the list; null when the displayed people are the current ones. */
  later: ShownPage | null;
}

/**
 * Prevents the cards of a page from moving while more people are being loaded. A page that is not empty is replaced
 * only for another view, or after loading has completed. This also applies to a page that is not full, since people who
 * are loaded later may sort between the displayed ones. A change within a profile moves no card.
 */
export function stablePage(shown: ShownPage | null, wanted: RequestedPage): PageUpdate {
  const { view, profiles, isSettled } = wanted;
  if (profiles === null) return { now: shown, visible: shown && visibleOf(shown, wanted), later: null };
  const next = { view, profiles };
  const update = { now: next, visible: profiles, later: null };
  if (shown === null || shown.view !== view) return update;
  const visible = visibleOf(shown, wanted);
  if (isSame(profiles, visible, ({ profile }) => profile)) return { now: shown, visible, later: null };
  if (visible.length === 0 || isSame(profiles, visible, ({ profile }) => profile.id)) return update;
  return { now: shown, visible, later: isSettled ? next : null };
}

/** Removes hidden people at once; the others only move up, and a person who is shown again has the same position. */
function visibleOf({ profiles }: ShownPage, wanted: RequestedPage): readonly ScoredProfile[] {
  const rest = profiles.filter(({ profile }) => !wanted.isHidden(profile.user_id));
  if (rest.length === profiles.length) return profiles;
  const others = (wanted.profiles ?? []).filter((next) =>
    profiles.every(({ profile }) => profile.id !== next.profile.id),
  );
  return [...rest, ...others].slice(0, profiles.length);
}

function isSame(
  next: readonly ScoredProfile[],
  shown: readonly ScoredProfile[],
  by: (item: ScoredProfile) => unknown,
): boolean {
  return next.length === shown.length && shown.every((item, at) => by(item) === by(next[at] as ScoredProfile));
}

interface StablePage {
  /** The cards to show: null before the first page is known; the previous page while the next one is not known yet. */
  profiles: readonly ScoredProfile[] | null;
  /** How often the people of the cards were replaced later than by the press that asked for others. */
  replacements: number;
  /** What a list that the user uses may be replaced with; null when nothing differs, or not all people are loaded. */
  offer: PageOffer | null;
}

export interface PageOffer {
  shown: readonly ScoredProfile[];
  later: ShownPage;
  show: (page: ShownPage) => void;
}

/** Returns the cards to show. If the user uses the list, a change after loading is an `offer`. */
export function useStablePage(
  wanted: Parameters<typeof stablePage>[1],
  list: RefObject<HTMLElement | null>,
): StablePage {
  const [shown, setShown] = useState<ShownPage | null>(null);
  /** The view whose list the user has used. */
  const [usedView, setUsedView] = useState<string | null>(null);
  const { now, visible, later } = stablePage(shown, wanted);
  const [replacements, setReplacements] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  if (isWaiting !== (wanted.profiles === null)) setWaiting(!isWaiting);
  if (now !== shown) {
    setShown(now);
    if (isWaiting && shown !== null) setReplacements(replacements + 1);
  }

  const view = now?.view ?? null;
  const isUsed = usedView === view;
  /** The view over whose cards the pointer has moved. A pointer that rests where they appeared is no use of them. */
  const pointedView = useRef<string | null>(null);
  useEffect(() => {
    if (isUsed) return undefined;
    // A press or a touch in the list, or scrolling the page.
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true };
    const onUse = () => setUsedView(view);
    addEventListener('scroll', onUse, options);
    addEventListener(
      'pointerdown',
      ({ target }) => list.current?.contains(target as Node) === true && onUse(),
      options,
    );
    // Browsers also report a pointer that rests while the page below it changes.
    addEventListener(
      'pointermove',
      ({ movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) pointedView.current = view;
      },
      options,
    );
    return () => listening.abort();
  }, [isUsed, view, list]);

  useEffect(() => {
    if (later === null || isUsed) return;
    // The pointer and the focus can be read from the document only in an effect.
    const uses = pointedView.current === later.view ? ':hover, :focus-within' : ':focus-within';
    // oxlint-disable-next-line react/set-state-in-effect
    if (list.current?.matches(uses)) setUsedView(later.view);
    else {
      setShown(later);
      setReplacements((count) => count + 1);
    }
  }, [later, isUsed, list]);

  return {
    profiles: visible,
    replacements,
    offer: later !== null && isUsed && visible !== null ? { shown: visible, later, show: setShown } : null,
  };
}
