import type { Notification, NotificationType } from '../../api/generated/model/index.ts';
import { ownValue } from '../../lib/collections/ownValue.ts';
import { visitItems, type Visit } from './visitState.ts';

/**
 * Numbers of unread notifications that the bell counts but the list does not show, with the screen that shows them
 * (rule N1).
 */
export interface HiddenUnreadCounts {
  /** Number of unread notifications about received likes. */
  likes: number;
  matches: number;
  messages: number;
}

const countKeyOfType: Record<string, keyof HiddenUnreadCounts> = {
  new_like: 'likes',
  mutual_like: 'matches',
  new_message: 'messages',
} satisfies Partial<Record<NotificationType, keyof HiddenUnreadCounts>>;

/** Returns how many notifications of each hidden type are unread or became read during this visit. */
export function hiddenUnreadCounts(visit: Visit, all: readonly Notification[]): HiddenUnreadCounts {
  const counts: HiddenUnreadCounts = { likes: 0, matches: 0, messages: 0 };
  for (const { item, wasUnreadDuringVisit } of visitItems(visit, all)) {
    const kind = ownValue(countKeyOfType, item.type);
    if (kind !== undefined && wasUnreadDuringVisit) counts[kind] += 1;
  }
  return counts;
}
