import { createContext, startTransition, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { PostId } from '../../api/generated/model/index.ts';
import * as css from './PostList.css.ts';

/**
 * Whether the surrounding post is in or near the viewport. Otherwise only its text is rendered, for find-in-page and
 * copying; controls and media are added when it comes near.
 */
export const IsNearViewportContext = createContext(true);

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
function observeProximity(element: Element, listener: Listener): () => void {
  observer ??= createObserver();
  const watching = observer;
  listeners.set(element, listener);
  watching.observe(element);
  return () => {
    watching.unobserve(element);
    listeners.delete(element);
  };
}

interface VirtualizedPostProps {
  id: PostId;
  /** Last measured height of each post, in px. */
  heights: Map<PostId, number>;
  children: ReactNode;
}

/**
 * Renders only the text of a post while it is far from the viewport, in a box of the last measured height. The browser
 * then lays out and paints some thirty of a thousand posts, while find-in-page and copying still reach the text of all.
 * The elements of the text stay the same, so a find-in-page match remains selected. A post that contains the focus is
 * always rendered in full.
 */
export function VirtualizedPost({ id, heights, children }: VirtualizedPostProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => !heights.has(id));
  const [hasWords, setHasWords] = useState(isNear);

  // The text of distant posts is rendered in a transition, so that on a return to a long list the visible posts come
  // first.
  useEffect(() => startTransition(() => setHasWords(true)), []);

  // A layout effect, because its cleanup runs while the element can still be measured.
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const stop = observeProximity(element, ({ isIntersecting, boundingClientRect }) => {
      if (!isIntersecting && element.contains(document.activeElement)) return;
      heights.set(id, boundingClientRect.height);
      // Posts inside the viewport are rendered at once. Posts near it use a transition, so that input is not blocked.
      const isInView = boundingClientRect.bottom > 0 && boundingClientRect.top < window.innerHeight;
      if (isInView) setNear(isIntersecting);
      else startTransition(() => setNear(isIntersecting));
    });
    return () => {
      stop();
      // Stored for the next mount, so that the list has the same height when the user returns.
      heights.set(id, element.getBoundingClientRect().height);
    };
  }, [heights, id]);

  return (
    <div
      ref={root}
      className={css.place}
      data-post={id}
      data-far={isNear ? undefined : ''}
      style={isNear ? undefined : { height: heights.get(id) }}
    >
      <IsNearViewportContext value={isNear}>{(isNear || hasWords) && children}</IsNearViewportContext>
    </div>
  );
}
