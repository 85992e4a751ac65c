import { createStore } from 'zustand/vanilla';

/** Whether the player of what lies on the desk can be seen: as long as it can, nothing else needs to show it. */
export const playerInView = createStore<{ isInView: boolean }>(() => ({ isInView: false }));

/** Watches the player of what lies on the desk. Answers how to stop. */
export function watchPlayer(element: Element): () => void {
  const watcher = new IntersectionObserver((entries) => {
    playerInView.setState({ isInView: entries.at(-1)?.isIntersecting === true });
  });
  watcher.observe(element);
  return () => {
    watcher.disconnect();
    playerInView.setState({ isInView: false });
  };
}
