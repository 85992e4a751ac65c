import { useLocation } from 'wouter';
import type { ConversationId, UserId } from '../api/generated/model/index.ts';
import { conversationHref } from '../navigation/conversationHref.ts';
import { snackbars } from '../ui/Snackbar/snackbars.ts';
import { conversations } from './copy.ts';
import { useStartConversation } from './useStartConversation.ts';

const TOPIC = 'conversation';

/**
 * Returns what a button that opens the conversation with a user needs. A failure is shown, too: rule C31 only requires
 * a log, but see rule F15.
 */
export function useWriteTo(userId: UserId) {
  const [, navigate] = useLocation();
  const { isStarting, start } = useStartConversation();
  /** @param before called with the conversation's id before the navigation to it */
  const write = (before?: (id: ConversationId) => void) =>
    start(userId, {
      onSuccess: (id) => {
        snackbars.removeByTopic(TOPIC);
        before?.(id);
        navigate(conversationHref(id));
      },
      onError: () => snackbars.show(conversations.startFailed, { kind: 'error', topic: TOPIC }),
    });
  return { isStarting, write };
}
