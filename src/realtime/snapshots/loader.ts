import type { ConversationId } from '../../api/generated/model/index.ts';
import { mapInSlices } from '../../lib/async/mapInSlices.ts';
import { logFailure } from '../../lib/log/log.ts';
import { toConfirmed } from './messageHistory.ts';
import type { LiveRest, StateGuard } from '../ports.ts';
import type { RequestedAt, LiveState } from '../types.ts';

/** Rule M20: page size of the conversation list. */
const PAGE_SIZE = 20;

interface LoaderPorts {
  rest: LiveRest;
  getState: () => LiveState;
  guard: () => StateGuard;
}

export type Loader = ReturnType<typeof createLoader>;

/**
 * Fetches snapshots: the conversation list, one conversation, the unread counters. Each is dispatched with the moment
 * of its request, because events since then may be missing in it.
 */
export function createLoader({ rest, getState, guard }: LoaderPorts) {
  const currentRequest = (): RequestedAt => {
    const { gap, event, settledLosses } = getState();
    return { gap, event, settledLosses };
  };

  async function loadPages(from: number, pages: number, { dispatch, signal }: StateGuard): Promise<void> {
    const ids = new Set<ConversationId>();
    let page = from;
    let isComplete = false;
    for (; page < pages && !isComplete && !signal.aborted; page += 1) {
      const requestedAt = currentRequest();
      const conversations = await rest.loadConversations(page * PAGE_SIZE);
      for (const { id } of conversations) ids.add(id);
      dispatch({ type: 'conversationsLoaded', conversations, requestedAt });
      isComplete = conversations.length < PAGE_SIZE;
    }
    dispatch({ type: 'listSettled', pages: page, isComplete, ids: isComplete && from === 0 ? ids : null });
  }

  return {
    /** Loads the pages with the indexes from `from` to `pages` - 1. */
    loadList(from: number, pages: number): void {
      const state = guard();
      state.dispatch({ type: 'listRequested', from });
      loadPages(from, pages, state).catch((error: unknown) => {
        if (state.signal.aborted) return;
        logFailure('Loading the conversations', error);
        state.dispatch({ type: 'listFailed' });
      });
    },
    /** Resolves to the error, or to null on success. */
    async loadConversation(id: ConversationId): Promise<unknown> {
      const { dispatch, signal } = guard();
      const requestedAt = currentRequest();
      dispatch({ type: 'conversationRequested', id });
      try {
        const conversation = await rest.loadConversation(id);
        const messages = await mapInSlices(conversation.messages, toConfirmed);
        dispatch({ type: 'conversationLoaded', conversation, messages, requestedAt });
        return null;
      } catch (error) {
        if (signal.aborted) return null;
        logFailure('Loading a conversation', error);
        dispatch({ type: 'conversationFailed', id, isMissing: isNotFound(error) });
        return error;
      }
    },
    loadCounts(): void {
      const { dispatch, signal } = guard();
      dispatch({ type: 'countsRequested' });
      rest.loadCounts().then(
        ({ messages, notifications }) => dispatch({ type: 'countsLoaded', messages, notifications }),
        (error: unknown) => {
          if (signal.aborted) return;
          logFailure('Loading the unread counts', error);
          dispatch({ type: 'countsFailed' });
        },
      );
    },
  };
}

function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}
