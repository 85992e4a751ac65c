import type { UserId } from '../../../api/generated/model/index.ts';
import { reversed, type Sequence } from '../../../lib/collections/sequence.ts';
import type { ChatEntry } from '../../../realtime/selectors.ts';

/**
 * Returns the id of the first of the unread messages at the end of a chat, above which the unread separator is
 * displayed, or null. Reads only those messages.
 */
export function firstUnreadId(entries: Sequence<ChatEntry>, me: UserId): string | null {
  let first: string | null = null;
  for (const entry of reversed(entries)) {
    if (entry.senderId === me) continue;
    if (entry.isRead) break;
    first = entry.id;
  }
  return first;
}

/** Returns how many messages of others follow the message `seenId`, for the button that jumps to the latest one. */
export function countSince(entries: Sequence<ChatEntry>, seenId: string | null, me: UserId): number {
  let count = 0;
  for (const entry of reversed(entries)) {
    if (entry.id === seenId) break;
    if (entry.senderId !== me) count += 1;
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
