import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { ApiError } from '../api/errors.ts';
import type { ConversationId, UserId } from '../api/generated/model/index.ts';
import { createConversation, getListConversationsQueryKey } from '../api/generated/messages/messages.ts';
import { logFailure } from '../lib/log/log.ts';
import { useTask } from '../lib/react/useTask.ts';
import { conversationHref, WRITING } from '../navigation/paths.ts';
import { snackbars } from '../ui/Snackbar/snackbars.ts';
import { conversations } from './copy.ts';

const TOPIC = 'conversation';

/**
 * Opens the conversation with a user; repeated calls return the same one.
 * @throws `ApiError` also for a response with status 200 whose `success` is false
 */
async function startConversation(userId: UserId): Promise<ConversationId> {
  const { success, data } = await createConversation({ other_user_id: userId });
  if (!success) throw new ApiError('contract', 'The conversation was not created', { status: 200 });
  return data.id;
}

/**
 * Returns what a button that opens the conversation with a user needs. A failure is logged and, while the component is
 * mounted, shown. `write` may take a function that is called with the conversation's id before the navigation to it.
 */
export function useWriteTo(userId: UserId) {
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: startConversation,
    onSuccess: () => void client.invalidateQueries({ queryKey: getListConversationsQueryKey() }),
    onError: (error) => logFailure('A conversation could not be started', error),
  });
  // These callbacks run only while the component is mounted.
  const [task, write] = useTask((before?: (id: ConversationId) => void) =>
    mutateAsync(userId, {
      onSuccess(id) {
        snackbars.removeByTopic(TOPIC);
        before?.(id);
        navigate(conversationHref(id), { state: { [WRITING]: true } });
      },
      onError: () => snackbars.show(conversations.startFailed, { kind: 'error', topic: TOPIC }),
    }),
  );
  return { isStarting: task.status === 'running', write };
}
