import { useState } from 'react';
import type { UserId } from '../../api/generated/model/index.ts';
import type { Sequence } from '../../lib/collections/sequence.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';
import { firstUnreadId } from './unreadMessages.ts';

/**
 * Returns the id of the message above which ここから未読メッセージ is displayed. It stays the same while the chat is visible,
 * although its messages become read meanwhile. While the chat is not visible, it follows the first unread message.
 */
export function useUnreadSeparator(entries: Sequence<ChatEntry>, me: UserId, isChatVisible: boolean): string | null {
  const [separatorId, setLine] = useState(() => firstUnreadId(entries, me));
  if (isChatVisible) return separatorId;
  const next = firstUnreadId(entries, me);
  if (next !== separatorId) setLine(next);
  return next;
}
