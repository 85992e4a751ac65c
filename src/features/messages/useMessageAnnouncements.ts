import { useEffect, useRef } from 'react';
import type { UserId } from '../../api/generated/model/index.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';
import { announce } from '../../ui/LiveRegion/announcer.ts';
import { chat } from './copy.ts';

/** The maximum number of messages that are announced when many arrive at once: the newest ones. */
const MAX_ANNOUNCED = 3;

/**
 * Announces new messages of the other person to assistive technology. The log itself is not a live region, because
 * scrolling changes its content.
 */
export function useMessageAnnouncements(entries: readonly ChatEntry[], me: UserId, name: string): void {
  const announcedUpTo = useRef<number | null>(null);
  useEffect(() => {
    const newest = entries.findLast(({ status }) => status === 'sent')?.createdAt ?? 0;
    const before = announcedUpTo.current;
    announcedUpTo.current = Math.max(newest, before ?? 0);
    if (before === null || newest <= before) return;
    const arrived: ChatEntry[] = [];
    for (let index = entries.length - 1; index >= 0; index -= 1) {
      const entry = entries[index];
      if (entry === undefined || (entry.status === 'sent' && entry.createdAt <= before)) break;
      if (entry.senderId !== me) arrived.unshift(entry);
    }
    for (const { content } of arrived.slice(-MAX_ANNOUNCED)) announce(chat.announcement(name, content));
  }, [entries, me, name]);
}
