import { useEffect } from 'react';
import { focusHeading } from '../../lib/focusHeading.ts';
import { placeArrivedView } from './arrival.ts';

// These outlive the tree below the session, which is mounted anew: from login to search is a navigation too.
let firstPath: string | null = null;
let lastPath: string | null = null;

/** Remembers with which screen a page load begins, be it left before its code is there. */
export function rememberBeginning(path: string): void {
  firstPath ??= path;
}

/**
 * After a navigation, puts the focus on the new screen's heading and the view where it belongs: reading goes on there.
 * Not on the first screen of a page load, where the browser's own start is right.
 */
export function FocusOnArrival({ path }: { path: string }) {
  useEffect(() => {
    const from = lastPath ?? firstPath;
    lastPath = path;
    if (from === null || from === path) return;
    placeArrivedView();
    focusHeading();
  }, [path]);
  return null;
}
