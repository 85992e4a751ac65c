import type { Message } from '../api/generated/model/index.ts';
import { parseTimestamp } from '../lib/time/timestamp.ts';
import type { ConfirmedMessage } from './types.ts';

/** Converts a message of the wire; its time becomes milliseconds since 1970. */
export function toConfirmed({ id, sender_id, content, created_at, is_read }: Message): ConfirmedMessage {
  return { id, senderId: sender_id, content, createdAt: parseTimestamp(created_at), isRead: is_read };
}

const byTime = (a: ConfirmedMessage, b: ConfirmedMessage) =>
  a.createdAt - b.createdAt || (a.id < b.id ? -1 : Number(a.id > b.id));

/** Whether the list contains a message. Searches from the end, where new messages are. */
export function containsMessage(messages: readonly ConfirmedMessage[], id: string): boolean {
  return messages.findLastIndex((message) => message.id === id) >= 0;
}

/** Inserts a message that is not in the list at its position in time (RT14). */
export function insertMessage(messages: readonly ConfirmedMessage[], message: ConfirmedMessage): ConfirmedMessage[] {
  const before = messages.findLastIndex((other) => byTime(other, message) < 0);
  return messages.toSpliced(before + 1, 0, message);
}

/**
 * Merges two lists by id and sorts them by time (RT13): no message is lost, and one that is read in either list is
 * read. Returns `known` itself when nothing changes.
 */
export function mergeMessages(
  known: readonly ConfirmedMessage[],
  others: readonly ConfirmedMessage[],
): readonly ConfirmedMessage[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  let hasChanged = false;
  for (const other of others) {
    const own = byId.get(other.id);
    if (own !== undefined && (own.isRead || !other.isRead)) continue;
    byId.set(other.id, own === undefined ? other : { ...own, isRead: true });
    hasChanged = true;
  }
  return hasChanged ? [...byId.values()].sort(byTime) : known;
}

/** Marks the messages that match the predicate as read. Returns the same list when nothing changes. */
export function markMessagesRead(
  messages: readonly ConfirmedMessage[],
  isMeant: (message: ConfirmedMessage) => boolean,
): readonly ConfirmedMessage[] {
  const needsUpdate = (message: ConfirmedMessage) => !message.isRead && isMeant(message);
  if (!messages.some(needsUpdate)) return messages;
  return messages.map((message) => (needsUpdate(message) ? { ...message, isRead: true } : message));
}
