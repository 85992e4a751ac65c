import type { ConversationId } from '../api/generated/model/index.ts';
import { logFailure } from '../lib/log.ts';
import type { SessionGuard } from './liveEngine.ts';
import type { LiveRest } from './livePorts.ts';
import type { AskedAt, LiveState } from './liveState.ts';

/** spec.md section 9: conversations come 20 at a time. */
const PAGE_SIZE = 20;

interface LoaderPorts {
  rest: LiveRest;
  read: () => LiveState;
  guard: () => SessionGuard;
}

export interface Loader {
  /** Loads the pages from `from` up to, not including, `pages`. */
  loadList(from: number, pages: number): void;
  /** Answers the error, or null. */
  loadConversation(id: ConversationId): Promise<unknown>;
  loadCounts(): void;
}

/** Fetches snapshots and says when each was asked for, since what happened meanwhile may not be in it. */
export function createLoader({ rest, read, guard }: LoaderPorts): Loader {
  const askedNow = (): AskedAt => ({ gap: read().gap, event: read().event });

  async function loadPages(from: number, pages: number, { tell, isCurrent }: SessionGuard): Promise<void> {
    const ids = new Set<ConversationId>();
    let page = from;
    let isComplete = false;
    for (; page < pages && !isComplete && isCurrent(); page += 1) {
      const asked = askedNow();
      const conversations = await rest.loadConversations(page * PAGE_SIZE);
      for (const { id } of conversations) ids.add(id);
      tell({ type: 'conversationsLoaded', conversations, asked });
      isComplete = conversations.length < PAGE_SIZE;
    }
    tell({ type: 'listSettled', pages: page, isComplete, ids: isComplete && from === 0 ? ids : null });
  }

  return {
    loadList(from, pages) {
      const session = guard();
      session.tell({ type: 'listAsked', from });
      loadPages(from, pages, session).catch((error: unknown) => {
        logFailure('Loading the conversations', error);
        session.tell({ type: 'listFailed' });
      });
    },
    async loadConversation(id) {
      const { tell } = guard();
      const asked = askedNow();
      tell({ type: 'conversationAsked', id });
      try {
        tell({ type: 'conversationLoaded', conversation: await rest.loadConversation(id), asked });
        return null;
      } catch (error) {
        logFailure('Loading a conversation', error);
        tell({ type: 'conversationFailed', id, isMissing: isNotFound(error) });
        return error;
      }
    },
    loadCounts() {
      const { tell } = guard();
      tell({ type: 'countsAsked' });
      rest.loadCounts().then(
        ({ messages, notifications }) => tell({ type: 'countsLoaded', messages, notifications }),
        (error: unknown) => {
          logFailure('Loading the unread counts', error);
          tell({ type: 'countsFailed' });
        },
      );
    },
  };
}

function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}
