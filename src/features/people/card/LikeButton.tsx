import { HeartFilledIcon } from '../../../ui/icons/HeartFilledIcon.tsx';
import { HeartIcon } from '../../../ui/icons/HeartIcon.tsx';
import { card } from '../copy.ts';
import * as css from '../heart.css.ts';
import { useBurst } from '../useBurst.ts';

interface LikeButtonProps {
  /** Whose profile it is. */
  name: string;
  liked: boolean;
  onLike: (liked: boolean) => void;
}

/** The heart. It changes at once; the animation of a new like runs beside that and holds nothing up (decision L10). */
export function LikeButton({ name, liked, onLike }: LikeButtonProps) {
  const { burst, key, start } = useBurst(liked);
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
