import { useEffect } from 'react';

// Outlives the tree below the session, which is mounted anew: from login to search is a navigation too.
let lastPath: string | null = null;

/**
 * After a navigation, puts the focus on the new screen's heading and the view at its top: reading goes on there.
 * Not on the first screen of a page load, where the browser's own start is right.
 */
export function FocusOnArrival({ path }: { path: string }) {
  useEffect(() => {
    const arrived = lastPath !== null && lastPath !== path;
    lastPath = path;
    if (!arrived) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
