import { millisecondsInMinute } from 'date-fns/constants';
import { tokyoDay } from '../../../lib/time/chatTime.ts';
import type { ChatEntry } from '../../../realtime/selectors.ts';

/** Messages of the same sender within this time, in ms, form a group (rule M17). */
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
    /** Whether it is the first message of a day in Tokyo, so that the date is displayed above it (rule M18). */
    startsDay: before === undefined || tokyoDay(before.createdAt) !== tokyoDay(entry.createdAt),
    /** Whether the unread separator is displayed above it. */
    startsUnread: entry.id === firstUnreadId,
    startsGroup: before === undefined || !isSameGroup(before, entry, firstUnreadId),
    /** Whether the message has the time, 既読 and the tail of the bubble (rule M17). */
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
