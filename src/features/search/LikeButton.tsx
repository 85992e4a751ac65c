import { useState } from 'react';
import { HeartFilledIcon } from '../../ui/icons/HeartFilledIcon.tsx';
import { HeartIcon } from '../../ui/icons/HeartIcon.tsx';
import { card } from './copy.ts';
import * as css from './LikeButton.css.ts';

interface LikeButtonProps {
  /** Whose profile it is. */
  name: string;
  liked: boolean;
  onLike: (liked: boolean) => void;
}

/** The heart. It changes at once; the animation of a new like runs beside that and holds nothing up (decision L10). */
export function LikeButton({ name, liked, onLike }: LikeButtonProps) {
  // Counts the likes given here, so that each starts the animation anew.
  const [bursts, setBursts] = useState(0);
  const burst = liked && bursts > 0 ? '' : undefined;
  return (
    <button
      type="button"
      className={css.root}
      aria-pressed={liked}
      aria-label={liked ? card.unlike(name) : card.like(name)}
      onClick={() => {
        if (!liked) setBursts((count) => count + 1);
        onLike(!liked);
      }}
    >
      <span key={bursts} className={css.heart} data-burst={burst}>
        {liked ? <HeartFilledIcon size="large" /> : <HeartIcon size="large" />}
      </span>
      <span key={`ring-${bursts}`} className={css.ring} data-burst={burst} />
    </button>
  );
}
