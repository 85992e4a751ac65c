import type { UserId } from '../../api/generated/model/index.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';

/** The first of the unread messages at the end of a chat, or null. Walks back no further than them. */
export function firstUnread(entries: readonly ChatEntry[], me: UserId): string | null {
  let first: string | null = null;
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    const entry = entries[index];
    if (entry === undefined || entry.senderId === me) continue;
    if (entry.isRead) break;
    first = entry.id;
  }
  return first;
}

/** How many messages of others came after the one that was seen last. */
export function newSince(entries: readonly ChatEntry[], seenId: string | null, me: UserId): number {
  let count = 0;
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    const entry = entries[index];
    if (entry === undefined || entry.id === seenId) break;
    if (entry.senderId !== me) count += 1;
  }
  return count;
}

/** The newest message that the server has: unlike a temporary one it keeps its id. */
export function lastSentId(entries: readonly ChatEntry[]): string | null {
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    const entry = entries[index];
    if (entry?.status === 'sent') return entry.id;
  }
  return null;
}
