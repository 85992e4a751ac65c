import type { ConversationId, MessageId } from '../api/generated/model/index.ts';
import { mapInSlices } from '../lib/async/mapInSlices.ts';
import { logFailure } from '../lib/log/log.ts';
import { PAGE_SIZE } from './commands.ts';
import { conversationIn, isKnown } from './conversation.ts';
import { toConfirmed } from './messageHistory.ts';
import type { LiveRest, StateGuard } from './ports.ts';
import type { LiveState, RequestedAt } from './types.ts';

/** Number of pages of the list in one call: the contract allows 100 conversations. */
const PAGES_PER_CALL = 5;

interface RequestPorts {
  rest: LiveRest;
  getState: () => LiveState;
  guard: () => StateGuard;
}

/**
 * Sends the HTTP requests of the live layer. A snapshot (the conversation list, one conversation, the unread counters)
 * is dispatched with the moment of its request, because events since then may be missing in it.
 */
export function createRequests({ rest, getState, guard }: RequestPorts) {
  const currentRequest = (): RequestedAt => {
    const { gap, event, settledLosses } = getState();
    return { gap, event, settledLosses };
  };
  const findTemp = (id: ConversationId, tempId: string) =>
    getState()
      .conversations.get(id)
      ?.temps.find((temp) => temp.id === tempId);
  /** Whether the conversation is loaded, so that a later copy of a message can be told from the earlier ones (RT36). */
  const isReady = (id: ConversationId) => isKnown(conversationIn(getState(), id));

  async function loadPages(from: number, pages: number, { dispatch, signal }: StateGuard): Promise<void> {
    const ids = new Set<ConversationId>();
    let page = from;
    let isComplete = false;
    while (page < pages && !isComplete && !signal.aborted) {
      const requestedAt = currentRequest();
      const wanted = Math.min(pages - page, PAGES_PER_CALL);
      const conversations = await rest.loadConversations(page * PAGE_SIZE, wanted * PAGE_SIZE);
      for (const { id } of conversations) ids.add(id);
      dispatch({ type: 'conversationsLoaded', conversations, requestedAt });
      isComplete = conversations.length < wanted * PAGE_SIZE;
      page += isComplete ? Math.floor(conversations.length / PAGE_SIZE) + 1 : wanted;
    }
    dispatch({ type: 'listSettled', pages: page, isComplete, ids: isComplete && from === 0 ? ids : null });
  }

  /** Resolves to the error, or to null on success. */
  async function loadConversation(id: ConversationId): Promise<unknown> {
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
    loadConversation,
    loadCounts(): void {
      const { dispatch, signal } = guard();
      const requestedAt = currentRequest();
      dispatch({ type: 'countsRequested' });
      rest.loadCounts().then(
        ({ messages, notifications }) => dispatch({ type: 'countsLoaded', messages, notifications, requestedAt }),
        (error: unknown) => {
          if (signal.aborted) return;
          logFailure('Loading the unread counts', error);
          dispatch({ type: 'countsFailed' });
        },
      );
    },
    /** Reports messages as read where the socket is not open (RT51). */
    reportRead(id: ConversationId, ids: readonly MessageId[]): void {
      const { dispatch, signal } = guard();
      rest.markRead(id).then(
        () => dispatch({ type: 'readConfirmed', id, ids }),
        (error: unknown) => {
          if (signal.aborted) return;
          logFailure('Marking a conversation as read', error);
          dispatch({ type: 'readFailed', id, ids });
        },
      );
    },
    /**
     * 再送: sends a failed message again (RT39). If the message was sent before, the server may have stored it: the
     * conversation is fetched first, also where it was never loaded, and nothing is sent if it contains the message.
     * Resolves to the error, or to null when there is none to show.
     */
    async resend(id: ConversationId, tempId: string): Promise<unknown> {
      const { dispatch, signal } = guard();
      const temp = findTemp(id, tempId);
      if (temp?.delivery !== 'failed') return null;
      dispatch({ type: 'delivery', event: 'resent', id, tempId });
      if (temp.since !== null || !isReady(id)) {
        const error = await loadConversation(id);
        if (error !== null) {
          dispatch({ type: 'delivery', event: 'postFailed', id, tempId });
          return error;
        }
        if (signal.aborted || findTemp(id, tempId)?.delivery !== 'onRest') return null;
      }
      dispatch({ type: 'delivery', event: 'transmitted', id, tempId });
      try {
        dispatch({ type: 'sentByRest', id, tempId, message: await rest.sendMessage(id, temp.content) });
        return null;
      } catch (error) {
        if (signal.aborted) return null;
        logFailure('Sending a message again', error);
        dispatch({ type: 'delivery', event: 'postFailed', id, tempId });
        return error;
      }
    },
  };
}

function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}
