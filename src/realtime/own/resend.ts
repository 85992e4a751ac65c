import type { ConversationId } from '../../api/generated/model/index.ts';
import { logFailure } from '../../lib/log/log.ts';
import { conversationIn } from '../changeConversation.ts';
import { isKnown } from '../conversationState.ts';
import type { LiveRest, StateGuard } from '../ports.ts';
import type { Loader } from '../snapshots/loader.ts';
import type { LiveState } from '../types.ts';

interface ResendPorts {
  rest: LiveRest;
  loader: Loader;
  getState: () => LiveState;
  guard: () => StateGuard;
}

/**
 * Creates the function that sends a failed message again over REST (RT39). If the message was sent before, the server
 * may have stored it: the conversation is fetched first, also where it was never loaded, and nothing is sent if it
 * contains the message. Resolves to the error, or to null when there is none to show.
 */
export function createResend({ rest, loader, getState, guard }: ResendPorts) {
  const find = (id: ConversationId, tempId: string) =>
    getState()
      .conversations.get(id)
      ?.temps.find((temp) => temp.id === tempId);
  /** Whether the conversation is loaded, so that a later copy of the message can be told from the earlier ones (RT36). */
  const isReady = (id: ConversationId) => isKnown(conversationIn(getState(), id));

  return async (id: ConversationId, tempId: string): Promise<unknown> => {
    const { dispatch, signal } = guard();
    const temp = find(id, tempId);
    if (temp?.delivery !== 'failed') return null;
    dispatch({ type: 'resend', id, tempId });
    if (temp.since !== null || !isReady(id)) {
      const error = await loader.loadConversation(id);
      if (error !== null) {
        dispatch({ type: 'sendFailed', id, tempId });
        return error;
      }
      if (signal.aborted || find(id, tempId)?.delivery !== 'onRest') return null;
    }
    dispatch({ type: 'transmitted', id, tempId });
    try {
      dispatch({ type: 'sentByRest', id, tempId, message: await rest.sendMessage(id, temp.content) });
      return null;
    } catch (error) {
      if (signal.aborted) return null;
      logFailure('Sending a message again', error);
      dispatch({ type: 'sendFailed', id, tempId });
      return error;
    }
  };
}
