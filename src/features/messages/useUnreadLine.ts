import { useState } from 'react';
import type { UserId } from '../../api/generated/model/index.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';
import { firstUnread } from './unreadLine.ts';

/**
 * Above which message ここから未読メッセージ stands. It stays there for as long as the chat is before the eyes, although
 * everything counts as read by then; what arrives behind the reader's back moves it.
 */
export function useUnreadLine(entries: readonly ChatEntry[], me: UserId, isBeforeEyes: boolean): string | null {
  const [line, setLine] = useState(() => firstUnread(entries, me));
  if (isBeforeEyes) return line;
  const next = firstUnread(entries, me);
  if (next !== line) setLine(next);
  return next;
}
