import { array, boolean, literal, nullable, number, object, optional, safeParse, string } from 'zod/mini';
import { parseJson } from '../../lib/storage/storage.ts';
import type { PersistedTemps, LiveState } from '../types.ts';

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
export function serializeOutbox({ me, conversations }: LiveState): string | null {
  const unconfirmed: PersistedTemps[] = [...conversations.values()]
    .filter(({ temps }) => temps.length > 0)
    .map(({ id, temps }) => ({ conversationId: id, temps }));
  return unconfirmed.length === 0 ? null : JSON.stringify({ version: VERSION, userId: me, conversations: unconfirmed });
}

/** Parses a stored outbox. Returns an empty list for another user's outbox and for a malformed text (RT42, RT43). */
export function parseOutbox(text: string | null, userId: string): readonly PersistedTemps[] {
  const result = safeParse(Outbox, parseJson(text));
  return result.success && result.data.userId === userId ? result.data.conversations : [];
}
