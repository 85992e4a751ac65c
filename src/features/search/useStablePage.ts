import { type RefObject, useEffect, useState } from 'react';
import type { Candidate } from './candidate.ts';
import { type ShownPage, stablePage } from './stablePage.ts';

interface StablePage {
  /** The cards to show: null before the first page is known; the previous page while the next one is not known yet. */
  page: readonly Candidate[] | null;
  /** Shows the current people of the page; null when they are shown already, or not all people are loaded. */
  update: (() => void) | null;
}

/** Returns the cards to show. If the user uses the list, a change after loading waits for `update` (rule F16). */
export function useStablePage(
  wanted: Parameters<typeof stablePage>[1],
  list: RefObject<HTMLElement | null>,
): StablePage {
  const [shown, setShown] = useState<ShownPage | null>(null);
  /** The view whose list the user has used. */
  const [usedView, setUsedView] = useState<string | null>(null);
  const { now, visible, later } = stablePage(shown, wanted);
  if (now !== shown) setShown(now);

  const view = now?.view ?? null;
  const isUsed = usedView === view;
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
    return () => listening.abort();
  }, [isUsed, view, list]);

  useEffect(() => {
    if (later === null || isUsed) return;
    // The pointer and the focus can be read from the document only in an effect.
    // oxlint-disable-next-line react/set-state-in-effect
    if (list.current?.matches(':hover, :focus-within')) setUsedView(later.view);
    else setShown(later);
  }, [later, isUsed, list]);

  return { page: visible, update: later !== null && isUsed ? () => setShown(later) : null };
}
