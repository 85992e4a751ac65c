import { HeartFilledIcon } from '../../../ui/icons/HeartFilledIcon.tsx';
import { HeartIcon } from '../../../ui/icons/HeartIcon.tsx';
import { card } from '../copy.ts';
import * as css from '../likeButton.css.ts';
import { useLikeAnimation } from '../useLikeAnimation.ts';

interface LikeButtonProps {
  /** The display name of the person, for the accessible name. */
  name: string;
  liked: boolean;
  onLike: (liked: boolean) => void;
}

/**
 * The heart button of a card. Its state changes at once; the animation of a new like does not delay anything
 * (rule L10).
 */
export function LikeButton({ name, liked, onLike }: LikeButtonProps) {
  const { burst, key, start } = useLikeAnimation(liked);
  return (
    <button
      type="button"
      className={css.root}
      aria-pressed={liked}
      aria-label={liked ? card.unlike(name) : card.like(name)}
      onClick={() => {
        if (!liked) start();
        onLike(!liked);
      }}
    >
      <span key={key} className={css.heart} data-burst={burst}>
        {liked ? <HeartFilledIcon size="large" /> : <HeartIcon size="large" />}
      </span>
      <span key={`ring-${key}`} className={css.ring} data-burst={burst} />
    </button>
  );
}
