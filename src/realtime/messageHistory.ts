import type { Message, MessageId, UserId } from '../api/generated/model/index.ts';
import {
  countLeading,
  filtered,
  insertedAt,
  itemAt,
  itemsOf,
  replacedAt,
  type Sequence,
  sequenceOf,
} from '../lib/collections/sequence.ts';
import { createSummary } from '../lib/collections/sequenceSummary.ts';
import { parseTimestamp } from '../lib/time/timestamp.ts';
import type { ConfirmedMessage, MessageHistory } from './types.ts';

/** Converts a message of the wire; its time becomes milliseconds since 1970. */
export function toConfirmed({ id, sender_id, content, created_at, is_read }: Message): ConfirmedMessage {
  return { id, senderId: sender_id, content, createdAt: parseTimestamp(created_at), isRead: is_read, status: 'sent' };
}

type Position = Pick<ConfirmedMessage, 'createdAt' | 'id'>;

/** Compares by time, then by id. Invalid times are the earliest, so that every message has a definite position. */
const byTime = (a: Position, b: Position) =>
  (a.createdAt || 0) - (b.createdAt || 0) || (a.id < b.id ? -1 : Number(a.id > b.id));

/** Creates a history of messages in any order. Of equal ids the first message counts; it is read if one is (RT13). */
export function historyOf(messages: readonly ConfirmedMessage[]): MessageHistory {
  const times = new Map<MessageId, number>();
  for (const { id, createdAt } of messages) times.set(id, createdAt);
  if (times.size < messages.length) return messages.reduce(mergeMessage, historyOf([]));
  return { sorted: sequenceOf(messages.toSorted(byTime)), times };
}

/** Returns all messages, or those with the indexes from `from` (inclusive) to `to` (exclusive). */
export const messagesIn = ({ sorted }: MessageHistory, from?: number, to?: number): ConfirmedMessage[] =>
  itemsOf(sorted, from, to);

export const lastMessageIn = ({ sorted }: MessageHistory): ConfirmedMessage | undefined =>
  itemAt(sorted, sorted.length - 1);

/**
 * Returns the index of the stored message with this position; -1 when the messages do not contain it.
 * @param messages the stored messages in order, followed by unconfirmed ones
 */
export function indexInOrder(messages: Sequence<Position & { status: string }>, position: Position): number {
  const index = countLeading(messages, (other) => other.status === 'sent' && byTime(other, position) < 0);
  return itemAt(messages, index)?.id === position.id ? index : -1;
}

function indexOf({ sorted, times }: MessageHistory, id: MessageId): number {
  const createdAt = times.get(id);
  return createdAt === undefined ? -1 : indexInOrder(sorted, { id, createdAt });
}

export const containsMessage = (history: MessageHistory, id: MessageId): boolean => indexOf(history, id) >= 0;

export const messageIn = (history: MessageHistory, id: MessageId): ConfirmedMessage | undefined =>
  itemAt(history.sorted, indexOf(history, id));

/** Adds a message at its position in time (RT14). A known id changes nothing. */
export function addMessage(history: MessageHistory, message: ConfirmedMessage): MessageHistory {
  if (containsMessage(history, message.id)) return history;
  const { sorted } = history;
  const { id, createdAt } = message;
  const elsewhere = history.times.get(id) ?? createdAt;
  // Another history that shares the map contains the id with another time.
  const times = Object.is(elsewhere, createdAt) ? history.times : new Map(history.times);
  times.set(id, createdAt);
  const index = countLeading(sorted, (other) => byTime(other, message) < 0);
  return { sorted: insertedAt(sorted, index, message), times };
}

/**
 * Adds messages by id (RT13): none is lost, and one that is read in either place is read. Returns `known` itself when
 * nothing changes.
 */
export function mergeMessages(known: MessageHistory, others: readonly ConfirmedMessage[]): MessageHistory {
  if (known.sorted.length === 0 && others.length > 0) return historyOf(others);
  const changes = changesTo(known, others.toSorted(byTime));
  if (changes.length <= known.sorted.length) return changes.reduce(mergeMessage, known);
  return historyOf([...messagesIn(known), ...changes]);
}

/** Returns the messages without those that are known already, in one pass over both. */
function changesTo({ sorted }: MessageHistory, others: readonly ConfirmedMessage[]): readonly ConfirmedMessage[] {
  const known = itemsOf(sorted);
  let index = 0;
  return others.filter((other) => {
    while (index < known.length && byTime(known[index] as ConfirmedMessage, other) < 0) index += 1;
    const own = known[index];
    return own?.id !== other.id || (other.isRead && !own.isRead);
  });
}

function mergeMessage(history: MessageHistory, other: ConfirmedMessage): MessageHistory {
  const own = messageIn(history, other.id);
  if (own === undefined) return addMessage(history, other);
  return other.isRead ? markMessages(history, [other.id], true) : history;
}

/** Marks messages as read or unread; unknown ids are ignored. Returns the same history when nothing changes. */
export function markMessages(history: MessageHistory, ids: Iterable<MessageId>, isRead: boolean): MessageHistory {
  let { sorted } = history;
  for (const id of ids) {
    const index = indexOf(history, id);
    const message = itemAt(sorted, index);
    if (message !== undefined && message.isRead !== isRead) sorted = replacedAt(sorted, index, { ...message, isRead });
  }
  return sorted === history.sorted ? history : { ...history, sorted };
}

type Counts = ReadonlyMap<UserId, number>;

const summed = (counts: readonly (readonly [UserId, number])[]): Counts =>
  counts.reduce((sum, [id, count]) => sum.set(id, (sum.get(id) ?? 0) + count), new Map<UserId, number>());

/** Summarizes how many unread messages each user has sent. */
const unreadBySender = createSummary<ConfirmedMessage, Counts>(
  (messages) => summed(messages.filter(({ isRead }) => !isRead).map(({ senderId }) => [senderId, 1])),
  (first, second) => (second.size === 0 ? first : summed([...first, ...second])),
);

/** Returns the number of unread messages that this user has not sent, without reading them. */
export function countUnreadFor({ sorted }: Pick<MessageHistory, 'sorted'>, reader: UserId): number {
  return [...unreadBySender.of(sorted)].reduce((sum, [id, count]) => (id === reader ? sum : sum + count), 0);
}

/** Returns the unread messages that this user has not sent. Reads only these and their neighbours. */
export function unreadFor({ sorted }: MessageHistory, reader: UserId): readonly ConfirmedMessage[] {
  return filtered(
    sorted,
    (part) => countUnreadFor({ sorted: part }, reader) > 0,
    ({ isRead, senderId }) => !isRead && senderId !== reader,
  );
}

/** Returns the messages with exactly this time; none for null. */
export function newestWith({ sorted }: MessageHistory, time: number | null): readonly ConfirmedMessage[] {
  if (time === null) return [];
  const from = countLeading(sorted, ({ createdAt }) => (createdAt || 0) < time);
  return itemsOf(sorted, from).filter(({ createdAt }) => createdAt === time);
}
