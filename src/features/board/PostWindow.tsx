import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { PostId } from '../../api/generated/model/index.ts';
import { watchNearness } from './nearness.ts';
import * as css from './PostList.css.ts';

interface PostWindowProps {
  id: PostId;
  /** Heights of posts that have been near the view, in px. */
  heights: Map<PostId, number>;
  children: ReactNode;
}

/**
 * Leaves out a post while it is far from the view and keeps its place: a thousand posts weigh no more than some thirty,
 * and they come one by one. What holds the focus stays.
 */
export function PostWindow({ id, heights, children }: PostWindowProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => !heights.has(id));

  // A layout effect ends while the element is still in the page and can be measured.
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const stop = watchNearness(element, ({ isIntersecting, boundingClientRect }) => {
      if (!isIntersecting && element.contains(document.activeElement)) return;
      heights.set(id, boundingClientRect.height);
      // What is in the view comes at once; its neighbours leave the page time for what the person does.
      const isInView = boundingClientRect.bottom > 0 && boundingClientRect.top < window.innerHeight;
      if (isInView) setNear(isIntersecting);
      else startTransition(() => setNear(isIntersecting));
    });
    return () => {
      stop();
      // Whoever comes back finds the post as high as it was left.
      if (element.childElementCount > 0) heights.set(id, element.getBoundingClientRect().height);
    };
  }, [heights, id]);

  return (
    <div ref={root} className={css.place} data-post={id} style={isNear ? undefined : { height: heights.get(id) }}>
      {isNear && children}
    </div>
  );
}
