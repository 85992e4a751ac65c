import { useLocation } from 'wouter';
import { useWriteTo } from '../../conversations/useWriteTo.ts';
import type { Profile } from '../../api/generated/model/index.ts';
import { useLike } from '../../likes/useLike.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { MessageIcon } from '../../ui/icons/shellIcons.tsx';
import { profileDialog } from './copy.ts';
import * as css from './DetailActions.css.ts';
import { ownProfile } from './own/copy.ts';
import { LikeToggle } from './LikeToggle.tsx';

interface DetailActionsProps {
  profile: Profile;
  /** Whether the profile is the viewer's own; undefined while it is not known. */
  isOwn: boolean | undefined;
  onClose: () => void;
}

/**
 * Renders the buttons to message and to like a person, or to edit the viewer's own profile, in a bar at the lower edge
 * that is always visible (rule F31).
 */
export function DetailActions({ profile, isOwn, onClose }: DetailActionsProps) {
  return (
    <div className={css.bar}>
      {isOwn === true && <EditOwn onClose={onClose} />}
      {isOwn === false && <OtherPersonActions profile={profile} />}
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

function OtherPersonActions({ profile }: { profile: Profile }) {
  const { status, setLiked } = useLike(profile);
  const { isStarting, write } = useWriteTo(profile.user_id);
  return (
    <>
      <Button variant="primary" loading={isStarting} onClick={() => write()}>
        <span className={css.icon}>
          <MessageIcon />
        </span>
        <span>{profileDialog.message}</span>
      </Button>
      <LikeToggle liked={status?.is_liked ?? null} onLike={setLiked} />
    </>
  );
}
