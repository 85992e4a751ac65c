import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { addLayer, goBack } from '../browser/history/inAppHistory.ts';
import { addLeaveConfirmation } from './leaveConfirmations.ts';
import { withoutBase } from '../browser/history/appBase.ts';

/**
 * The destination of the user: a path of the app, the previous history entry, or another way out such as the logout.
 */
type Target = { path: string } | { goOn: (giveUp: () => void) => void } | 'back';

export interface LeaveGuard {
  /** Whether the confirmation dialog is open. */
  isConfirming: boolean;
  leave: () => void;
  stay: () => void;
  /** Navigates without a confirmation, because the work is saved. With `replace`, Back does not lead here again. */
  go: (path: string, options?: { replace: boolean }) => void;
}

/**
 * Blocks navigation away from a screen with unsaved work: links, Back, and every other way out (`confirmThenLeave`) ask
 * for confirmation first. Links are intercepted before the router handles them; for Back the work counts as a layer
 * over the screen. A replaced URL, such as at the end of a session, is not blocked: the work has to be persisted
 * elsewhere in any case.
 * @param giveUp discards the unsaved work when the user leaves
 * @param survivesNavigation another screen does not discard the work: only ways out that do, such as the logout, ask
 */
export function useLeaveGuard(active: boolean, giveUp: () => void, survivesNavigation = false): LeaveGuard {
  const [, navigate] = useLocation();
  const [wanted, setWanted] = useState<Target | null>(null);
  const release = useRef(() => {});

  // A press may follow before other effects have run.
  useLayoutEffect(() => {
    if (!active) return undefined;
    const stopAsking = addLeaveConfirmation((goOn) => setWanted({ goOn }), survivesNavigation);
    if (survivesNavigation) return stopAsking;
    const askOnBack = () => {
      setWanted('back');
      return false;
    };
    const removeLayer = addLayer(askOnBack, true);
    const onClick = (event: MouseEvent) => {
      const path = pathOfClick(event);
      if (path === null) return;
      // Only `preventDefault`, which makes wouter ignore the link: a menu that contains the link still receives the
      // click and closes.
      event.preventDefault();
      setWanted({ path });
    };
    document.addEventListener('click', onClick, { capture: true });
    release.current = () => {
      stopAsking();
      removeLayer();
      document.removeEventListener('click', onClick, { capture: true });
    };
    return () => release.current();
  }, [active, survivesNavigation]);

  const go: LeaveGuard['go'] = (path, options) => {
    release.current();
    navigate(path, options);
  };
  return {
    isConfirming: wanted !== null,
    leave: () => {
      setWanted(null);
      if (wanted === null) return;
      if (wanted !== 'back' && 'goOn' in wanted) {
        wanted.goOn(giveUp);
        return;
      }
      giveUp();
      if (wanted !== 'back') return go(wanted.path);
      release.current();
      goBack();
    },
    stay: () => setWanted(null),
    go,
  };
}

/** Returns the in-app path of a plain click on a link; null for every other click. */
function pathOfClick(event: MouseEvent): string | null {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || hasModifier) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.href === '' || link.target === '_blank') return null;
  const url = new URL(link.href);
  const { origin, pathname, search } = window.location;
  if (url.origin !== origin || (url.pathname === pathname && url.search === search)) return null;
  return withoutBase(url.pathname) + url.search + url.hash;
}
