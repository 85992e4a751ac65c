import { useMutation, useQueryClient } from '@tanstack/react-query';
import { logFailure } from '../../lib/log.ts';
import { ApiError } from '../errors.ts';
import type { ConversationId, UserId } from '../generated/model/index.ts';
import { createConversation, getListConversationsQueryKey } from '../generated/messages/messages.ts';

/** Opens the conversation with somebody, the same one each time (decision F14). A refusal with status 200 is one too. */
async function startConversation(userId: UserId): Promise<ConversationId> {
  const { success, data } = await createConversation({ other_user_id: userId });
  if (!success) throw new ApiError('contract', 'The conversation was not created', { status: 200 });
  return data.id;
}

/** `startConversation` for a button; a failure is logged (decision F15) and told to whoever asked. */
export function useStartConversation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: startConversation,
    onSuccess: () => void client.invalidateQueries({ queryKey: getListConversationsQueryKey() }),
    onError: (error) => logFailure('A conversation could not be started', error),
  });
}
