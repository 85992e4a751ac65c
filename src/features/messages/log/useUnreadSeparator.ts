import { useState } from 'react';
import type { UserId } from '../../../api/generated/model/index.ts';
import { itemAt, type Sequence } from '../../../lib/collections/sequence.ts';
import type { ChatEntry } from '../../../realtime/selectors.ts';
import { firstUnreadId } from './unreadMessages.ts';

/**
 * Returns the id of the message above which ここから未読メッセージ is displayed. It stays the same while the chat is visible,
 * although its messages become read meanwhile, until the user sends a message. While the chat is not visible, it follows
 * the first unread message (rule M45).
 */
export function useUnreadSeparator(entries: Sequence<ChatEntry>, me: UserId, isChatVisible: boolean): string | null {
  const last = itemAt(entries, entries.length - 1);
  const ownLast = last?.senderId === me ? last.id : null;
  // Stored with the user's own message that was the last one when the separator was set.
  const [line, setLine] = useState(() => ({ id: firstUnreadId(entries, me), ownLast }));
  const wasAnswered = line.id !== null && ownLast !== null && ownLast !== line.ownLast;
  if (isChatVisible && !wasAnswered) return line.id;
  const id = isChatVisible ? null : firstUnreadId(entries, me);
  if (id !== line.id || ownLast !== line.ownLast) setLine({ id, ownLast });
  return id;
}
