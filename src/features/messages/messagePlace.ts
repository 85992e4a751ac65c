import { tokyoDay } from '../../lib/chatTime.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';

/** spec.md section 9: messages of one person within a minute belong together. */
const GROUP_WITHIN = 60_000;

/** Where a message stands among its neighbours. */
export interface MessagePlace {
  /** The first one of a day in Tokyo: the day is written above it (decision M18). */
  readonly startsDay: boolean;
  /** The first unread one: a line is drawn above it. */
  readonly startsUnread: boolean;
  readonly startsGroup: boolean;
  /** Carries the time, 既読 and the tail of the group (decision M17). */
  readonly endsGroup: boolean;
}

/**
 * Looks at two neighbours only, so that a chat of 10,000 messages costs no more than what is on the screen.
 * @param firstUnreadId the message above which the unread line is drawn, or null
 */
export function messagePlace(
  entries: readonly ChatEntry[],
  index: number,
  firstUnreadId: string | null,
): MessagePlace | null {
  const entry = entries[index];
  if (entry === undefined) return null;
  const before = entries[index - 1];
  const after = entries[index + 1];
  return {
    startsDay: before === undefined || tokyoDay(before.createdAt) !== tokyoDay(entry.createdAt),
    startsUnread: entry.id === firstUnreadId,
    startsGroup: before === undefined || !belongTogether(before, entry, firstUnreadId),
    endsGroup: after === undefined || !belongTogether(entry, after, firstUnreadId),
  };
}

function belongTogether(first: ChatEntry, second: ChatEntry, firstUnreadId: string | null): boolean {
  return (
    first.senderId === second.senderId &&
    second.createdAt - first.createdAt <= GROUP_WITHIN &&
    tokyoDay(first.createdAt) === tokyoDay(second.createdAt) &&
    second.id !== firstUnreadId &&
    !isStuck(first) &&
    !isStuck(second)
  );
}

/** Has words and buttons of its own below it. */
function isStuck({ status }: ChatEntry): boolean {
  return status === 'failed' || status === 'queued';
}
