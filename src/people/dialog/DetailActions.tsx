import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import type { Profile } from '../../api/generated/model/index.ts';
import { useWriteTo } from '../../conversations/useWriteTo.ts';
import { localStore } from '../../lib/storage/storage.ts';
import { useLike } from '../../likes/useLike.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { HeartFilledIcon, HeartIcon, MessageIcon } from '../../ui/icons/shellIcons.tsx';
import { likeHeart } from '../person.css.ts';
import { useLikeAnimation } from '../personLikes.tsx';
import { ownProfile, profileDialog } from './copy.ts';
import * as css from './DetailActions.css.ts';

interface DetailActionsProps {
  profile: Profile;
  /** Whether the profile is the viewer's own; undefined while it is not known. */
  isViewer: boolean | undefined;
  onClose: () => void;
}

/**
 * Renders the buttons to message and to like a person, or to edit the viewer's own profile, in a bar at the lower edge
 * that is always visible.
 */
export function DetailActions({ profile, isViewer, onClose }: DetailActionsProps) {
  return (
    <div className={css.bar}>
      {isViewer === true && <EditOwn onClose={onClose} />}
      {isViewer === false && <OtherPersonActions profile={profile} />}
    </div>
  );
}

/**
 * Renders the button to edit the own profile. Over the editor it only closes the dialog, because of unsaved changes
 * there.
 */
function EditOwn({ onClose }: Pick<DetailActionsProps, 'onClose'>) {
  const [path] = useLocation();
  if (path === paths.profileEdit) return <Button onClick={onClose}>{ownProfile.backToEditor}</Button>;
  return <ButtonLink href={paths.profileEdit}>{profileDialog.editOwn}</ButtonLink>;
}

/** Key in local storage. It belongs to the device and contains nothing about the viewer. */
const HAS_WRITTEN = 'written-from-profile';

function OtherPersonActions({ profile }: { profile: Profile }) {
  const { status, setLiked } = useLike(profile);
  const { isStarting, write } = useWriteTo(profile.user_id);
  const hintId = useId();
  // Until the viewer has written from here, nothing else says that it needs no match.
  const [isNew] = useState(() => localStore.get(HAS_WRITTEN) === null);
  const hasHint = isNew && status?.is_mutual !== true;
  const writeFirst = () => {
    localStore.set(HAS_WRITTEN, 'yes');
    write();
  };
  return (
    <>
      <Button variant="primary" loading={isStarting} describedBy={hasHint ? hintId : undefined} onClick={writeFirst}>
        <span className={css.icon}>
          <MessageIcon />
        </span>
        <span>{profileDialog.message}</span>
      </Button>
      <LikeToggle liked={status?.is_liked ?? null} onLike={setLiked} />
      {isNew && (
        <p id={hintId} className={css.hint}>
          {hasHint && profileDialog.noMatchNeeded}
        </p>
      )}
    </>
  );
}

interface LikeToggleProps {
  /** Null while it is not known: the button then only reserves its space. */
  liked: boolean | null;
  onLike: (liked: boolean) => void;
}

/** Renders the like button of the dialog, with a text label. */
function LikeToggle({ liked, onLike }: LikeToggleProps) {
  const { burst, key, start } = useLikeAnimation(liked === true);
  return (
    <button
      type="button"
      className={css.like}
      data-longest={profileDialog.liked}
      data-unknown={liked === null ? '' : undefined}
      aria-pressed={liked ?? false}
      onClick={() => {
        if (!liked) start();
        onLike(!liked);
      }}
    >
      <span key={key} className={likeHeart} data-burst={burst}>
        {liked ? <HeartFilledIcon /> : <HeartIcon />}
      </span>
      <span>{liked ? profileDialog.liked : profileDialog.like}</span>
    </button>
  );
}
