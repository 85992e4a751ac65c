import { useEffect, useRef } from 'react';
import type { LikeTab } from '../../../likes/likeLists.ts';
import { isFocusLost } from '../../../lib/browser/focus/focusHeading.ts';
import { useScrollAnchor } from '../../../lib/browser/useScrollAnchor.ts';
import * as css from './LikeGrid.css.ts';
import { LikeGridItem } from './LikeGridItem.tsx';
import type { ScoredLike } from './likeSorts.ts';
import { useIncrementalRendering } from './useIncrementalRendering.ts';

interface LikeGridProps {
  tab: LikeTab;
  likes: readonly ScoredLike[];
}

/** Number of cards that are in the viewport on every screen size; their pictures are not loaded lazily. */
const INITIALLY_VISIBLE_CARDS = 4;

/** Renders the cards of a tab. When the focused card is removed, the focus moves to the card that replaces it. */
export function LikeGrid({ tab, likes }: LikeGridProps) {
  const list = useRef<HTMLUListElement>(null);
  useScrollAnchor(list);
  const { shown, isComplete, endRef } = useIncrementalRendering(likes.length);
  const focused = useRef<{ id: string; place: number } | null>(null);

  useEffect(() => {
    if (focused.current === null) return;
    const { id, place } = focused.current;
    if (likes.some(({ profile }) => profile.id === id)) return;
    focused.current = null;
    const entries = list.current?.children;
    const next = entries?.[Math.min(place, entries.length - 1)];
    if (isFocusLost()) next?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [likes]);

  return (
    <>
      <ul ref={list} className={css.grid}>
        {likes.slice(0, shown).map((like, place) => (
          <li key={like.profile.id} onFocus={() => (focused.current = { id: like.profile.id, place })}>
            <LikeGridItem tab={tab} like={like} eager={place < INITIALLY_VISIBLE_CARDS} />
          </li>
        ))}
      </ul>
      {!isComplete && <div key={shown} ref={endRef} />}
    </>
  );
}
