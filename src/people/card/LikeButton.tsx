import { isolate } from '../../lib/text/isolate.ts';
import type { Profile } from '../../api/generated/model/index.ts';
import { HeartFilledIcon, HeartIcon } from '../../ui/icons/shellIcons.tsx';
import { card } from '../copy.ts';
import { useLikeAnimation } from '../useLikeAnimation.ts';
import * as css from './LikeButton.css.ts';

interface LikeButtonProps {
  person: Pick<Profile, 'id' | 'display_name'>;
  /** Null while it is not known: the button is then hidden (rule L11). */
  liked: boolean | null;
  onLike: (liked: boolean) => void;
}

/**
 * Renders the heart button of a card. Its state changes at once; the animation of a new like does not delay anything
 * (rule L10).
 */
export function LikeButton({ person, liked, onLike }: LikeButtonProps) {
  const name = isolate(person.display_name);
  const { burst, key, start } = useLikeAnimation(liked === true, person.id);
  return (
    <button
      type="button"
      className={css.root}
      hidden={liked === null}
      aria-pressed={liked === true}
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
