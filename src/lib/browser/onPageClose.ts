/**
 * Calls a listener whenever the page may be about to end, to store what the next visit continues: when the page is left
 * or closed, and in an installed app also when it is hidden, because a phone ends hidden apps without another event.
 * The page may as well continue after it.
 * @returns a function that unsubscribes
 */
export function onPageClose(listener: () => void): () => void {
  const isInstalled = window.matchMedia('(display-mode: standalone)').matches;
  const hidden = () => {
    if (isInstalled && document.visibilityState === 'hidden') listener();
  };
  window.addEventListener('pagehide', listener);
  document.addEventListener('visibilitychange', hidden);
  return () => {
    window.removeEventListener('pagehide', listener);
    document.removeEventListener('visibilitychange', hidden);
  };
}
