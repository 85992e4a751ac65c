import { useEffect } from 'react';
import { focusHeading } from '../../lib/browser/focus/focusHeading.ts';
import { scrollToInitialPosition } from './initialScroll.ts';

// Module state, because the tree below the session is remounted on login, which counts as a navigation too.
let firstPath: string | null = null;
let lastPath: string | null = null;

/** Records the first path of the page load, even if the user leaves it before its code is loaded. */
export function recordFirstPath(path: string): void {
  firstPath ??= path;
}

/**
 * After a navigation, scrolls the new screen to its position and focuses its heading, so that screen readers continue
 * there. It does nothing on the first screen of a page load, where the browser's own initial focus is right.
 */
export function FocusOnNavigation({ path }: { path: string }) {
  useEffect(() => {
    const from = lastPath ?? firstPath;
    const isFirstScreen = lastPath === null && (firstPath === null || firstPath === path);
    lastPath = path;
    if (isFirstScreen) return;
    scrollToInitialPosition();
    // With the same path, the user came back before the other screen's code had loaded, and the focus did not move. Nor
    // does the focus leave a menu that was opened while the code was loading, which would close, or a field of the new
    // screen that the user has already selected.
    const isTaken = Boolean(document.activeElement?.closest(':popover-open, main :is(input, textarea)'));
    if (from !== path && !isTaken) focusHeading();
  }, [path]);
  return null;
}
