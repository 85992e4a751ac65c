import { HeartFilledIcon, HeartIcon } from '../../ui/icons/shellIcons.tsx';
import { profileDialog } from './copy.ts';
import * as like from '../likeButton.css.ts';
import * as css from './LikeToggle.css.ts';
import { useLikeAnimation } from '../useLikeAnimation.ts';

interface LikeToggleProps {
  /** Null while it is not known: the button then only reserves its space (rule L11). */
  liked: boolean | null;
  onLike: (liked: boolean) => void;
}

/** Renders the like button of the dialog, with a text label. */
export function LikeToggle({ liked, onLike }: LikeToggleProps) {
  const { burst, key, start } = useLikeAnimation(liked === true);
  return (
    <button
      type="button"
      className={css.root}
      data-unknown={liked === null ? '' : undefined}
      aria-pressed={liked ?? false}
      onClick={() => {
        if (!liked) start();
        onLike(!liked);
      }}
    >
      <span key={key} className={like.heart} data-burst={burst}>
        {liked ? <HeartFilledIcon /> : <HeartIcon />}
      </span>
      <span className={css.words} data-longest={profileDialog.liked}>
        {liked ? profileDialog.liked : profileDialog.like}
      </span>
    </button>
  );
}
