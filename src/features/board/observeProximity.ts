/**
 * Distance from the viewport within which an element counts as near, in px: more than a fast flick scrolls in a frame.
 */
const MARGIN = 1_600;

type Listener = (entry: IntersectionObserverEntry) => void;

const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | null = null;

/** Created outside `observeProximity`, so that the callback's closure retains no element and no screen. */
const createObserver = () =>
  new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry);
    },
    { rootMargin: `${MARGIN}px 0px` },
  );

/**
 * Calls the listener with the current state and on every change of whether an element is in or near the viewport, for
 * `VirtualizedPost`. All elements share one observer.
 * @returns a function that stops watching
 */
export function observeProximity(element: Element, listener: Listener): () => void {
  observer ??= createObserver();
  const watching = observer;
  listeners.set(element, listener);
  watching.observe(element);
  return () => {
    watching.unobserve(element);
    listeners.delete(element);
  };
}
