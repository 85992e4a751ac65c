import { HeartFilledIcon } from '../../../ui/icons/HeartFilledIcon.tsx';
import { HeartIcon } from '../../../ui/icons/HeartIcon.tsx';
import { detail } from './copy.ts';
import * as like from '../heart.css.ts';
import * as css from './LikeToggle.css.ts';
import { useBurst } from '../useBurst.ts';

interface LikeToggleProps {
  liked: boolean;
  onLike: (liked: boolean) => void;
}

/** The heart with words, as wide as its place. */
export function LikeToggle({ liked, onLike }: LikeToggleProps) {
  const { burst, key, start } = useBurst(liked);
  return (
    <button
      type="button"
      className={css.root}
      aria-pressed={liked}
      onClick={() => {
        if (!liked) start();
        onLike(!liked);
      }}
    >
      <span key={key} className={like.heart} data-burst={burst}>
        {liked ? <HeartFilledIcon /> : <HeartIcon />}
      </span>
      {liked ? detail.liked : detail.like}
    </button>
  );
}
