import { useMutation, useQueryClient, type MutateOptions } from '@tanstack/react-query';
import { logFailure } from '../lib/log/log.ts';
import { useTask } from '../lib/react/useTask.ts';
import { ApiError } from '../api/errors.ts';
import type { ConversationId, UserId } from '../api/generated/model/index.ts';
import { createConversation, getListConversationsQueryKey } from '../api/generated/messages/messages.ts';

/**
 * Opens the conversation with a user; repeated calls return the same one (rule F14).
 * @throws `ApiError` also for a response with status 200 whose `success` is false
 */
async function startConversation(userId: UserId): Promise<ConversationId> {
  const { success, data } = await createConversation({ other_user_id: userId });
  if (!success) throw new ApiError('contract', 'The conversation was not created', { status: 200 });
  return data.id;
}

/**
 * Returns `startConversation` for a button: whether it is pending, and a function that starts it. A failure is logged
 * (rule F15) and reported to the caller while the component is mounted.
 */
export function useStartConversation() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: startConversation,
    onSuccess: () => void client.invalidateQueries({ queryKey: getListConversationsQueryKey() }),
    onError: (error) => logFailure('A conversation could not be started', error),
  });
  const [task, start] = useTask((userId: UserId, callbacks: MutateOptions<ConversationId, Error, UserId>) =>
    mutateAsync(userId, callbacks),
  );
  return { isStarting: task.status === 'running', start };
}
