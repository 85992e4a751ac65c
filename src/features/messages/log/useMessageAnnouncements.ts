import { useEffect, useRef } from 'react';
import type { UserId } from '../../../api/generated/model/index.ts';
import { isolate } from '../../../lib/text/isolate.ts';
import { reversed, type Sequence } from '../../../lib/collections/sequence.ts';
import type { ChatEntry } from '../../../realtime/selectors.ts';
import { announce } from '../../../ui/LiveRegion/LiveRegion.tsx';
import { chat } from '../copy.ts';

/** The maximum number of messages that are announced when many arrive at once: the newest ones. */
const MAX_ANNOUNCED = 3;

/**
 * Announces new messages of the other person to assistive technology. The log itself is not a live region, because
 * scrolling changes its content.
 */
export function useMessageAnnouncements(entries: Sequence<ChatEntry>, me: UserId, name: string): void {
  const announcedUpTo = useRef<number | null>(null);
  useEffect(() => {
    const newest = newestTime(entries);
    const before = announcedUpTo.current;
    announcedUpTo.current = Math.max(newest, before ?? 0);
    if (before === null || newest <= before) return;
    const arrived: ChatEntry[] = [];
    for (const entry of reversed(entries)) {
      if (entry.status === 'sent' && entry.createdAt <= before) break;
      if (entry.senderId !== me) arrived.unshift(entry);
    }
    for (const { content } of arrived.slice(-MAX_ANNOUNCED)) announce(chat.announcement(name, isolate(content)));
  }, [entries, me, name]);
}

/** Returns the time of the newest message that the server has confirmed; 0 when there is none. */
function newestTime(entries: Sequence<ChatEntry>): number {
  for (const { createdAt, status } of reversed(entries)) if (status === 'sent') return createdAt;
  return 0;
}
