import type { ConversationId } from '../api/generated/model/index.ts';
import { logFailure } from '../lib/log.ts';
import { conversationIn } from './changeConversation.ts';
import { isKnown } from './conversationState.ts';
import type { SessionGuard } from './liveEngine.ts';
import type { LiveRest } from './livePorts.ts';
import type { LiveState } from './liveState.ts';
import type { Loader } from './loader.ts';

interface ResendPorts {
  rest: LiveRest;
  loader: Loader;
  read: () => LiveState;
  guard: () => SessionGuard;
}

/**
 * Sends a failed message again by REST (RT39). If it left before, the server may have it: the conversation is asked
 * first, and when it is there nothing is sent. Answers the error, or null.
 */
export function createResend({ rest, loader, read, guard }: ResendPorts) {
  const find = (id: ConversationId, tempId: string) =>
    read()
      .conversations.get(id)
      ?.temps.find((temp) => temp.id === tempId);
  /** Something is known that its confirmation will be newer than (RT36). */
  const isReady = (id: ConversationId) => isKnown(conversationIn(read(), id));

  return async (id: ConversationId, tempId: string): Promise<unknown> => {
    const { tell, isCurrent } = guard();
    const temp = find(id, tempId);
    if (temp?.status !== 'failed') return null;
    tell({ type: 'resend', id, tempId });
    if (temp.since !== null || !isReady(id)) {
      const error = await loader.loadConversation(id);
      if (error !== null) {
        tell({ type: 'sendFailed', id, tempId });
        return error;
      }
      if (!isCurrent() || find(id, tempId)?.path !== 'rest') return null;
    }
    tell({ type: 'transmitted', id, tempId, by: 'rest' });
    try {
      tell({ type: 'sentByRest', id, tempId, message: await rest.sendMessage(id, temp.content) });
      return null;
    } catch (error) {
      logFailure('Sending a message again', error);
      tell({ type: 'sendFailed', id, tempId });
      return error;
    }
  };
}
