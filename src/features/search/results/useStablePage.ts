import { type RefObject, useEffect, useState } from 'react';
import { type ShownPage, stablePage } from './stablePage.ts';
import { whenNotInteracting } from './whenNotInteracting.ts';

/**
 * Returns the cards to show. Changes are applied after loading, at a quiet moment (docs/decisions.md, "Cards keep
 * their place while others arrive").
 * @returns null before the first page is known; the previous page while the next one is not known yet
 */
export function useStablePage(wanted: Parameters<typeof stablePage>[1], list: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<ShownPage | null>(null);
  const { now, later } = stablePage(shown, wanted);
  if (now !== shown) setShown(now);

  useEffect(() => {
    if (later === null) return undefined;
    const show = () => setShown(later);
    if (list.current === null) return show();
    return whenNotInteracting(list.current, show);
  }, [later, list]);

  return now?.page ?? null;
}
