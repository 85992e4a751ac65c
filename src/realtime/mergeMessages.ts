import type { Message } from '../api/generated/model/index.ts';
import { parseTimestamp } from '../lib/timestamp.ts';
import type { ConfirmedMessage } from './conversationState.ts';

/** A message of the wire with its time as a number. */
export function toConfirmed({ id, sender_id, content, created_at, is_read }: Message): ConfirmedMessage {
  return { id, senderId: sender_id, content, createdAt: parseTimestamp(created_at), isRead: is_read };
}

const byTime = (a: ConfirmedMessage, b: ConfirmedMessage) =>
  a.createdAt - b.createdAt || (a.id < b.id ? -1 : Number(a.id > b.id));

/** Whether a list holds a message. Looks from the end, where the new ones are. */
export function holds(messages: readonly ConfirmedMessage[], id: string): boolean {
  return messages.findLastIndex((message) => message.id === id) >= 0;
}

/** Puts a message that the list does not hold where its time says (RT14). */
export function insertMessage(messages: readonly ConfirmedMessage[], message: ConfirmedMessage): ConfirmedMessage[] {
  const before = messages.findLastIndex((other) => byTime(other, message) < 0);
  return messages.toSpliced(before + 1, 0, message);
}

/**
 * The union of two lists by id, by time (RT13): nothing is lost, and what either knows as read is read.
 * The first list itself when the second adds nothing.
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

/** Marks those as read that `isMeant` picks. The list itself when that changes nothing. */
export function markMessagesRead(
  messages: readonly ConfirmedMessage[],
  isMeant: (message: ConfirmedMessage) => boolean,
): readonly ConfirmedMessage[] {
  const isChanging = (message: ConfirmedMessage) => !message.isRead && isMeant(message);
  if (!messages.some(isChanging)) return messages;
  return messages.map((message) => (isChanging(message) ? { ...message, isRead: true } : message));
}
