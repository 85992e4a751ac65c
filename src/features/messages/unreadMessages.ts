import type { UserId } from '../../api/generated/model/index.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';

/** Returns the id of the first of the unread messages at the end of a chat, or null. Reads only those messages. */
export function firstUnreadId(entries: readonly ChatEntry[], me: UserId): string | null {
  let first: string | null = null;
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    const entry = entries[index];
    if (entry === undefined || entry.senderId === me) continue;
    if (entry.isRead) break;
    first = entry.id;
  }
  return first;
}

/** Returns how many messages of others follow the message `seenId`. */
export function countSince(entries: readonly ChatEntry[], seenId: string | null, me: UserId): number {
  let count = 0;
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    const entry = entries[index];
    if (entry === undefined || entry.id === seenId) break;
    if (entry.senderId !== me) count += 1;
  }
  return count;
}

/**
 * Returns the id of the newest message that the server has confirmed, or null. Unlike a temporary message, it keeps its
 * id.
 */
export function lastSentId(entries: readonly ChatEntry[]): string | null {
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    const entry = entries[index];
    if (entry?.status === 'sent') return entry.id;
  }
  return null;
}
