import { array, boolean, literal, nullable, number, object, safeParse, string, union } from 'zod/mini';
import { parseJson } from '../lib/storage.ts';
import type { KeptTemps, LiveState } from './liveState.ts';

const VERSION = 1;

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
          status: union([literal('queued'), literal('sending'), literal('failed')]),
          path: nullable(union([literal('socket'), literal('rest')])),
          since: nullable(object({ at: nullable(number()), ids: array(string()), isExact: boolean() })),
        }),
      ),
    }),
  ),
});

/** What a person wrote and the server has not confirmed, as a text to keep; null when there is nothing (RT42). */
export function packOutbox({ me, conversations }: LiveState): string | null {
  const kept: KeptTemps[] = [...conversations.values()]
    .filter(({ temps }) => temps.length > 0)
    .map(({ id, temps }) => ({ conversationId: id, temps }));
  return kept.length === 0 ? null : JSON.stringify({ version: VERSION, userId: me, conversations: kept });
}

/** Reads it again: nothing of another person, and nothing from a text that is broken (RT42, RT43). */
export function unpackOutbox(text: string | null, userId: string): readonly KeptTemps[] {
  const result = safeParse(Outbox, parseJson(text));
  return result.success && result.data.userId === userId ? result.data.conversations : [];
}
