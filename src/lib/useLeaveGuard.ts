import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { entryMark } from './historyEntry.ts';

/** Where somebody wants to go: a path of the app, or one step back. */
type Wanted = { path: string } | 'back';

export interface LeaveGuard {
  /** Somebody wants to leave and has to be asked. */
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
  /** Goes on without asking: the work is done. */
  go: (path: string) => void;
}

/**
 * Holds on to a screen with unfinished work: links and Back ask first. wouter has no blocking of its own, so links are
 * stopped before it sees them, and Back meets a second entry of the same address first. What navigates by itself is not
 * held: the work has to be kept somewhere in any case.
 */
export function useLeaveGuard(active: boolean): LeaveGuard {
  const [, navigate] = useLocation();
  const [wanted, setWanted] = useState<Wanted | null>(null);

  useEffect(() => {
    if (!active) return takeStepBack();
    putEntry();
    const onClick = (event: MouseEvent) => {
      const path = pathOfClick(event);
      if (path === null) return;
      // Enough to keep wouter's links still; a menu that the link is in goes on and closes.
      event.preventDefault();
      setWanted({ path });
    };
    const onPopState = () => {
      if (!isOwnEntry()) setWanted('back');
    };
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('popstate', onPopState);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('popstate', onPopState);
    };
  }, [active]);

  // In place of the second entry, so that Back leads to this screen once and not twice.
  const go = (path: string) => navigate(path, { replace: isOwnEntry() });
  return {
    isAsking: wanted !== null,
    leave: () => {
      setWanted(null);
      if (wanted === 'back') window.history.back();
      else if (wanted !== null) go(wanted.path);
    },
    stay: () => {
      setWanted(null);
      putEntry();
    },
    go,
  };
}

const MARK = 'leaveGuard';

const isOwnEntry = () => entryMark(MARK) !== undefined;

/** Work that was taken back leaves its entry behind: a Back out of it goes on to where the person wants to be. */
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

/** Where a plain press on a link of this app leads, null for everything else. */
function pathOfClick(event: MouseEvent): string | null {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || hasModifier) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.href === '' || link.target === '_blank') return null;
  const url = new URL(link.href);
  const { origin, pathname, search } = window.location;
  if (url.origin !== origin || (url.pathname === pathname && url.search === search)) return null;
  return url.pathname + url.search + url.hash;
}
