/** How far outside of the view something is still near, in px: more than a fast flick goes before the next frame. */
const MARGIN = 1_600;

type Listener = (entry: IntersectionObserverEntry) => void;

const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | null = null;

/** Made apart from any element: what the callback can see lives as long as the observer, and a whole screen with it. */
const createObserver = () =>
  new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry);
    },
    { rootMargin: `${MARGIN}px 0px` },
  );

/** Tells now and from then on whether an element is in or near the view. Answers how to stop. One observer for all. */
export function watchNearness(element: Element, listener: Listener): () => void {
  observer ??= createObserver();
  const watching = observer;
  listeners.set(element, listener);
  watching.observe(element);
  return () => {
    watching.unobserve(element);
    listeners.delete(element);
  };
}
