import { startTransition, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { PostId } from '../../api/generated/model/index.ts';
import { IsNearViewportContext } from './isNearViewportContext.ts';
import { observeProximity } from './observeProximity.ts';
import * as css from './PostList.css.ts';

interface PostWindowProps {
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
export function VirtualizedPost({ id, heights, children }: PostWindowProps) {
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
