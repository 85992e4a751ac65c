import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

export interface LeaveGuard {
  /** Somebody wants to leave and has to be asked. */
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
}

/**
 * Holds on to a screen with unfinished work: links, Back and Forward ask first. wouter has no blocking of its own, so
 * links are stopped before it sees them and the address is put back. What navigates by itself is not held: the work
 * has to be kept somewhere in any case.
 */
export function useLeaveGuard(active: boolean): LeaveGuard {
  const [, navigate] = useLocation();
  const [wanted, setWanted] = useState<string | null>(null);

  useEffect(() => {
    if (!active) return undefined;
    const here = window.location.href;

    const onClick = (event: MouseEvent) => {
      const path = pathOfClick(event);
      if (path === null) return;
      // Enough to keep wouter's links still; a menu that the link is in goes on and closes.
      event.preventDefault();
      setWanted(path);
    };
    const onPopState = (event: PopStateEvent) => {
      const path = window.location.href.slice(window.location.origin.length);
      if (window.location.href === here) return;
      event.stopImmediatePropagation();
      window.history.pushState(null, '', here);
      setWanted(path);
    };
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('popstate', onPopState, { capture: true });
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('popstate', onPopState, { capture: true });
    };
  }, [active]);

  return {
    isAsking: wanted !== null,
    leave: () => {
      setWanted(null);
      if (wanted !== null) navigate(wanted);
    },
    stay: () => setWanted(null),
  };
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
