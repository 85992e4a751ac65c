import { HeartFilledIcon } from '../../../ui/icons/HeartFilledIcon.tsx';
import { HeartIcon } from '../../../ui/icons/HeartIcon.tsx';
import { card } from '../copy.ts';
import { useLikeAnimation } from '../useLikeAnimation.ts';
import * as css from './LikeButton.css.ts';

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
      data-burst={burst}
      onClick={() => {
        if (!liked) start();
        onLike(!liked);
      }}
    >
      {liked ? <HeartFilledIcon key={key} size="large" /> : <HeartIcon key={key} size="large" />}
      {burst !== undefined && <span key={`ring-${key}`} className={css.ring} />}
    </button>
  );
}
