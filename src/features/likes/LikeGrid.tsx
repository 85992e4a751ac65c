import { useEffect, useRef, type ComponentType } from 'react';
import type { LikeTab } from '../../api/likes/likeLists.ts';
import { isFocusLost } from '../../lib/focusHeading.ts';
import * as css from './LikeGrid.css.ts';
import { LikeGridItem, type LikeCardProps } from './LikeGridItem.tsx';
import type { ScoredLike } from './likeSorts.ts';
import { useGrowing } from './useGrowing.ts';

interface LikeGridProps {
  tab: LikeTab;
  likes: readonly ScoredLike[];
  Card: ComponentType<LikeCardProps>;
}

/** Cards that are surely in view at first. */
const ABOVE_THE_FOLD = 4;

/** The people of a tab. Who leaves it takes the focus along; it goes to whoever takes their place. */
export function LikeGrid({ tab, likes, Card }: LikeGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const { shown, isComplete, watchEnd } = useGrowing(likes.length);
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
            <LikeGridItem tab={tab} like={like} Card={Card} eager={place < ABOVE_THE_FOLD} />
          </li>
        ))}
      </ul>
      {!isComplete && <div key={shown} ref={watchEnd} />}
    </>
  );
}
