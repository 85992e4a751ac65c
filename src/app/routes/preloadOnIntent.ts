import { preload } from './preload.ts';

/** Events that occur shortly before a link is followed. */
const signs = ['pointerover', 'focusin', 'touchstart'];

/**
 * Starts the code and the first requests of a screen as soon as the user points at a link to it, touches or focuses it.
 * @returns a function that removes the listeners
 */
export function preloadOnIntent(): () => void {
  const listening = new AbortController();
  for (const sign of signs) {
    document.addEventListener(sign, ({ target }) => consider(target), { signal: listening.signal, passive: true });
  }
  return () => listening.abort();
}

function consider(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  // Links to other windows, files and fragments of this page are not navigations of the app.
  if (link === null || link.target !== '' || link.hasAttribute('download')) return;
  if (link.origin !== window.location.origin || link.pathname === window.location.pathname) return;
  void preload(link.href);
}
