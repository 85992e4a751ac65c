import { useEffect } from 'react';
import { focusHeading } from '../../lib/focusHeading.ts';
import { placeArrivedView } from './arrival.ts';

// Outlives the tree below the session, which is mounted anew: from login to search is a navigation too.
let lastPath: string | null = null;

/**
 * After a navigation, puts the focus on the new screen's heading and the view where it belongs: reading goes on there.
 * Not on the first screen of a page load, where the browser's own start is right.
 */
export function FocusOnArrival({ path }: { path: string }) {
  useEffect(() => {
    const arrived = lastPath !== null && lastPath !== path;
    lastPath = path;
    if (!arrived) return;
    placeArrivedView();
    focusHeading();
  }, [path]);
  return null;
}
