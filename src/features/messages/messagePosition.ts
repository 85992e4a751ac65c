import { millisecondsInMinute } from 'date-fns/constants';
import { useState } from 'react';
import type { UserId } from '../../api/generated/model/index.ts';
import { itemAt, reversed, type Sequence } from '../../lib/collections/sequence.ts';
import { tokyoDay } from '../../lib/time/chatTime.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';

/** Messages of the same sender within this time, in ms, form a group. */
const GROUP_WINDOW_MS = millisecondsInMinute;

/**
 * Returns the position of a message in its day and group, from which `LogRow` decides what to draw around it; null if
 * the index is out of range. Only the two neighbours are read, so that the cost does not depend on the length of the
 * chat.
 * @param firstUnreadId the message above which the unread separator is displayed, or null
 */
export function messagePosition(entries: readonly ChatEntry[], index: number, firstUnreadId: string | null) {
  const entry = entries[index];
  if (entry === undefined) return null;
  const before = entries[index - 1];
  const after = entries[index + 1];
  return {
    /** Whether it is the first message of a day in Tokyo, so that the date is displayed above it. */
    startsDay: before === undefined || tokyoDay(before.createdAt) !== tokyoDay(entry.createdAt),
    /** Whether the unread separator is displayed above it. */
    startsUnread: entry.id === firstUnreadId,
    startsGroup: before === undefined || !isSameGroup(before, entry, firstUnreadId),
    /** Whether the message has the time, 既読 and the tail of the bubble. */
    endsGroup: after === undefined || !isSameGroup(entry, after, firstUnreadId),
  };
}

function isSameGroup(first: ChatEntry, second: ChatEntry, firstUnreadId: string | null): boolean {
  return (
    first.senderId === second.senderId &&
    second.createdAt - first.createdAt <= GROUP_WINDOW_MS &&
    tokyoDay(first.createdAt) === tokyoDay(second.createdAt) &&
    second.id !== firstUnreadId &&
    !isUndelivered(first) &&
    !isUndelivered(second)
  );
}

/** Returns whether a status and buttons are displayed below the message. */
function isUndelivered({ status }: ChatEntry): boolean {
  return status === 'failed' || status === 'queued';
}

/**
 * Returns the id of the first of the unread messages at the end of a chat, above which the unread separator is
 * displayed, or null. Reads only those messages.
 */
export function firstUnreadId(entries: Sequence<ChatEntry>, viewerId: UserId): string | null {
  let first: string | null = null;
  for (const entry of reversed(entries)) {
    if (entry.senderId === viewerId) continue;
    if (entry.isRead) break;
    first = entry.id;
  }
  return first;
}

/** Returns how many messages of others follow the message `seenId`, for the button that jumps to the latest one. */
export function countSince(entries: Sequence<ChatEntry>, seenId: string | null, viewerId: UserId): number {
  let count = 0;
  for (const entry of reversed(entries)) {
    if (entry.id === seenId) break;
    if (entry.senderId !== viewerId) count += 1;
  }
  return count;
}

/**
 * Returns the id of the newest message that the server has confirmed, or null. Unlike a temporary message, it keeps its
 * id.
 */
export function lastSentId(entries: Sequence<ChatEntry>): string | null {
  for (const { id, status } of reversed(entries)) if (status === 'sent') return id;
  return null;
}

/**
 * Returns the id of the message above which ここから未読メッセージ is displayed. It stays the same while the chat is visible,
 * although its messages become read meanwhile, until the viewer sends a message. While the chat is not visible, it
 * follows the first unread message.
 */
export function useUnreadSeparator(
  entries: Sequence<ChatEntry>,
  viewerId: UserId,
  isChatVisible: boolean,
): string | null {
  const last = itemAt(entries, entries.length - 1);
  const ownLast = last?.senderId === viewerId ? last.id : null;
  // Stored with the viewer's own message that was the last one when the separator was set.
  const [line, setLine] = useState(() => ({ id: firstUnreadId(entries, viewerId), ownLast }));
  const wasAnswered = line.id !== null && ownLast !== null && ownLast !== line.ownLast;
  if (isChatVisible && !wasAnswered) return line.id;
  const id = isChatVisible ? null : firstUnreadId(entries, viewerId);
  if (id !== line.id || ownLast !== line.ownLast) setLine({ id, ownLast });
  return id;
}
