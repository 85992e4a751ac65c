import { useEffect, useEffectEvent, useRef } from 'react';
import * as css from '../list/ConversationList.css.ts';

/**
 * Renders a marker after the last row of the conversation list, which calls `onNear` to load the next page when it is
 * close to the viewport. Give it a new `key` after each page, because an IntersectionObserver reports only changes.
 */
export function ScrollSentinel({ onNear }: { onNear: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  const notifyNear = useEffectEvent(onNear);
  useEffect(() => {
    if (root.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) notifyNear();
      },
      { rootMargin: '400px 0px' },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={root} className={css.end} />;
}
