import { useEffect, useEffectEvent, useRef } from 'react';
import * as css from './ConversationList.css.ts';

/** Says when the end of the list comes near; put a new one there after each page. */
export function ListEnd({ onNear }: { onNear: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (root.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) tell();
      },
      { rootMargin: '400px 0px' },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={root} className={css.end} />;
}
