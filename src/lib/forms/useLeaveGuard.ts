import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { readEntryState } from '../browser/entryState.ts';
import { addLeaveConfirmation } from './leaveConfirmations.ts';
import { withoutBase } from '../browser/appBase.ts';

/**
 * The destination of the user: a path of the app, the previous history entry, or another way out such as the logout.
 */
type Target = { path: string } | { goOn: (giveUp: () => void) => void } | 'back';

export interface LeaveGuard {
  /** Whether the confirmation dialog is open. */
  isConfirming: boolean;
  leave: () => void;
  stay: () => void;
  /** Navigates without a confirmation, because the work is saved. */
  go: (path: string) => void;
}

/**
 * Blocks navigation away from a screen with unsaved work: links, Back, and every other way out (`confirmThenLeave`) ask
 * for confirmation first. Links are intercepted before the router handles them; for Back a second history entry with
 * the same address is pushed. A replaced address, such as at the end of a session, is not blocked: the work has to be
 * persisted elsewhere in any case.
 * @param giveUp discards the unsaved work when the user leaves
 * @param keeps another screen does not discard the work: only ways out that do, such as the logout, ask
 */
export function useLeaveGuard(active: boolean, giveUp: () => void, keeps = false): LeaveGuard {
  const [, navigate] = useLocation();
  const [wanted, setWanted] = useState<Target | null>(null);

  useEffect(() => {
    if (!active) return takeStepBack();
    const stopAsking = addLeaveConfirmation((goOn) => setWanted({ goOn }), keeps);
    if (keeps) return stopAsking;
    putEntry();
    const onClick = (event: MouseEvent) => {
      const path = pathOfClick(event);
      if (path === null) return;
      // Only `preventDefault`, which makes wouter ignore the link: a menu that contains the link still receives the
      // click and closes.
      event.preventDefault();
      setWanted({ path });
    };
    const onPopState = () => {
      if (!isOwnEntry()) setWanted('back');
    };
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('popstate', onPopState);
    return () => {
      stopAsking();
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('popstate', onPopState);
    };
  }, [active, keeps]);

  // Replaces the second entry, so that Back leads to this screen once and not twice.
  const go = (path: string) => navigate(path, { replace: isOwnEntry() });
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
      if (wanted === 'back') window.history.back();
      else go(wanted.path);
    },
    stay: () => {
      setWanted(null);
      if (!keeps) putEntry();
    },
    go,
  };
}

const MARK = 'leaveGuard';

const isOwnEntry = () => readEntryState(MARK) !== undefined;

/**
 * After the work was undone the second entry remains: a Back that arrives there continues to the entry that the user
 * meant.
 */
function takeStepBack(): (() => void) | undefined {
  if (!isOwnEntry()) return undefined;
  const { pathname } = window.location;
  const onPopState = () => {
    if (!isOwnEntry() && window.location.pathname === pathname) window.history.back();
  };
  window.addEventListener('popstate', onPopState);
  return () => window.removeEventListener('popstate', onPopState);
}

function putEntry(): void {
  if (!isOwnEntry()) window.history.pushState({ [MARK]: true }, '');
}

/** The in-app path of a plain click on a link; null for every other click. */
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
