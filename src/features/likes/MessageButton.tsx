import { useLocation } from 'wouter';
import { useStartConversation } from '../../api/conversations/useStartConversation.ts';
import type { Profile } from '../../api/generated/model/index.ts';
import { conversationHref } from '../../lib/conversationHref.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { showSnackbar } from '../../ui/Snackbar/showSnackbar.ts';
import { likeMessages, likes } from './copy.ts';

/** Leads to the conversation with somebody. */
export function MessageButton({ profile }: { profile: Profile }) {
  const [, navigate] = useLocation();
  const conversation = useStartConversation();
  const write = () =>
    conversation.mutate(profile.user_id, {
      onSuccess: (id) => navigate(conversationHref(id)),
      onError: () => showSnackbar({ text: likeMessages.messageFailed, kind: 'error' }),
    });
  return (
    <Button variant="primary" size="compact" wide loading={conversation.isPending} onClick={write}>
      {likes.message}
    </Button>
  );
}
