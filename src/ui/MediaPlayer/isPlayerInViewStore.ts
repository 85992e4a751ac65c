import { createStore } from 'zustand/vanilla';

/** Whether the player of the current sound is in view; while it is, the mini player is hidden. */
export const isPlayerInViewStore = createStore<{ isInView: boolean }>(() => ({ isInView: false }));

/**
 * Watches whether the current sound's player is in view.
 * @returns a function that stops watching
 */
export function watchPlayer(element: Element): () => void {
  const watcher = new IntersectionObserver((entries) => {
    isPlayerInViewStore.setState({ isInView: entries.at(-1)?.isIntersecting === true });
  });
  watcher.observe(element);
  return () => {
    watcher.disconnect();
    isPlayerInViewStore.setState({ isInView: false });
  };
}
