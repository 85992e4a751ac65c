import { array, boolean, literal, nullable, number, object, optional, safeParse, string } from 'zod/mini';
import type { UserId } from '../api/generated/model/index.ts';
import { parseJson } from '../lib/storage/storage.ts';
import { pendingConversations } from './conversation.ts';
import type { LiveOutbox, OutboxPart } from './ports.ts';
import type { ConversationState, LiveState, PersistedTemps } from './types.ts';

const VERSION = 2;

const Baseline = object({ at: nullable(number()), ids: array(string()), isExact: boolean() });

const Outbox = object({
  version: literal(VERSION),
  userId: string(),
  conversations: array(
    object({
      conversationId: string(),
      temps: array(
        object({
          id: string(),
          content: string(),
          createdAt: number(),
          delivery: literal(['queued', 'onSocket', 'inDoubt', 'failed', 'onRest']),
          since: nullable(Baseline),
          writtenAfter: optional(Baseline),
        }),
      ),
    }),
  ),
});

/** Serializes a user's unconfirmed messages for storage; null when there are none (RT42). */
function serializeOutbox(me: UserId, conversations: readonly ConversationState[]): string | null {
  const unconfirmed = conversations.map(({ id, temps }): PersistedTemps => ({ conversationId: id, temps }));
  return unconfirmed.length === 0 ? null : JSON.stringify({ version: VERSION, userId: me, conversations: unconfirmed });
}

/** Parses a stored outbox. Returns an empty list for another user's outbox and for a malformed text (RT42, RT43). */
export function parseOutbox(text: string | null, userId: string): readonly PersistedTemps[] {
  const result = safeParse(Outbox, parseJson(text));
  return result.success && result.data.userId === userId ? result.data.conversations : [];
}

/** Persists the unconfirmed messages of the state in this tab's part of the outbox (RT42). */
export function createOutboxPersistence(outbox: LiveOutbox, getState: () => LiveState) {
  /** Null while nobody is logged in. */
  let part: OutboxPart | null = null;
  /** The unconfirmed messages that were compared last, by conversation. */
  let lastTemps: readonly ConversationState['temps'][] = [];

  /** Writes the outbox if it has changed. Called after every action, so it looks at what may have changed alone. */
  function persist(): void {
    const state = getState();
    if (state.me === null || part === null) return;
    const waiting = pendingConversations(state).filter(({ temps }) => temps.length > 0);
    const isSame = waiting.length === lastTemps.length && waiting.every(({ temps }, at) => temps === lastTemps[at]);
    if (isSame) return;
    lastTemps = waiting.map(({ temps }) => temps);
    part.write(serializeOutbox(state.me, waiting));
  }

  return {
    persist,
    /**
     * Opens this tab's part of a user's outbox.
     * @param onAbandoned receives the messages of closed tabs
     * @param onRemoved called when another tab has removed the messages of this one
     */
    open(userId: UserId, onAbandoned: (persisted: readonly PersistedTemps[]) => void, onRemoved: () => void): void {
      part = outbox.open(userId, (text) => onAbandoned(parseOutbox(text, userId)), onRemoved);
      persist();
    },
    /** Releases this tab's part; another tab may take it over. */
    close(): void {
      part?.close();
      part = null;
      lastTemps = [];
    },
  };
}
