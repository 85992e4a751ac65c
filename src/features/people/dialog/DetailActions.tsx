import { useLocation } from 'wouter';
import { useStartConversation } from '../../../api/conversations/useStartConversation.ts';
import type { Profile } from '../../../api/generated/model/index.ts';
import { useLike } from '../../../api/likes/useLike.ts';
import { conversationHref } from '../../../lib/conversationHref.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { MessageIcon } from '../../../ui/icons/MessageIcon.tsx';
import { showSnackbar } from '../../../ui/Snackbar/showSnackbar.ts';
import { detail } from './copy.ts';
import * as css from './DetailActions.css.ts';
import { LikeToggle } from './LikeToggle.tsx';

interface DetailActionsProps {
  profile: Profile;
  /** Undefined while it is not known whose profile it is. */
  isOwn: boolean | undefined;
}

/** The two things to do with somebody: write to them, like them. */
export function DetailActions({ profile, isOwn }: DetailActionsProps) {
  if (isOwn === undefined) return <div className={css.root} aria-hidden="true" />;
  if (isOwn) {
    return (
      <div className={css.root}>
        <ButtonLink href={paths.profileEdit}>{detail.editOwn}</ButtonLink>
      </div>
    );
  }
  return <OthersActions profile={profile} />;
}

function OthersActions({ profile }: { profile: Profile }) {
  const [, navigate] = useLocation();
  const { status, setLiked } = useLike(profile);
  const conversation = useStartConversation();
  const write = () =>
    conversation.mutate(profile.user_id, {
      onSuccess: (id) => navigate(conversationHref(id)),
      // Spec.md section 8 asks for a log only; a button that does nothing is none (decision F15).
      onError: () => showSnackbar({ text: detail.messageFailed, kind: 'error' }),
    });
  return (
    <div className={css.root}>
      <Button variant="primary" loading={conversation.isPending} onClick={write}>
        <span className={css.icon}>
          <MessageIcon />
        </span>
        {detail.message}
      </Button>
      <LikeToggle liked={status.is_liked} onLike={setLiked} />
    </div>
  );
}
