import { useEffect, useRef } from 'react';
import type { UserId } from '../../api/generated/model/index.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';
import { announce } from '../../ui/LiveRegion/announcer.ts';
import { chat } from './copy.ts';

/** At most so many are read out when many come at once: the newest. */
const MOST = 3;

/**
 * Has new messages of the other side read out, and nothing else: the log itself changes with every scroll step and is
 * no live region.
 */
export function useArrivalsSpoken(entries: readonly ChatEntry[], me: UserId, name: string): void {
  const heardUpTo = useRef<number | null>(null);
  useEffect(() => {
    const newest = entries.findLast(({ status }) => status === 'sent')?.createdAt ?? 0;
    const before = heardUpTo.current;
    heardUpTo.current = Math.max(newest, before ?? 0);
    if (before === null || newest <= before) return;
    const arrived: ChatEntry[] = [];
    for (let index = entries.length - 1; index >= 0; index -= 1) {
      const entry = entries[index];
      if (entry === undefined || (entry.status === 'sent' && entry.createdAt <= before)) break;
      if (entry.senderId !== me) arrived.unshift(entry);
    }
    for (const { content } of arrived.slice(-MOST)) announce(chat.spoken(name, content));
  }, [entries, me, name]);
}
