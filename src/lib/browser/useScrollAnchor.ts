import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the first visible child of a list at its place in the window when children above it come or go, so that nobody
 * presses another one than intended. Browsers with scroll anchoring do so themselves; Safari before 27 does
 * not.
 */
export function useScrollAnchor(list: RefObject<HTMLElement | null>): void {
  const anchor = useRef<{ child: Element; top: number } | null>(null);

  useLayoutEffect(() => {
    if (anchor.current === null || window.scrollY === 0) return;
    const { child, top } = anchor.current;
    const moved = child.isConnected ? child.getBoundingClientRect().top - top : 0;
    if (moved !== 0) window.scrollBy(0, moved);
  });

  useEffect(() => {
    if (CSS.supports('overflow-anchor', 'auto')) return undefined;
    const remember = () => {
      const child = [...(list.current?.children ?? [])].find((each) => each.getBoundingClientRect().bottom > 0);
      anchor.current = child === undefined ? null : { child, top: child.getBoundingClientRect().top };
    };
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  });
}
