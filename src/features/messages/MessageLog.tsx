import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ConversationId, UserId } from '../../api/generated/model/index.ts';
import { useNow } from '../../lib/useNow.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';
import type { PortraitPerson } from '../../ui/Avatar/Portrait.tsx';
import { list } from './copy.ts';
import { JumpToLatest } from './JumpToLatest.tsx';
import { messagePlace } from './messagePlace.ts';
import { MessageRow } from './MessageRow.tsx';
import { DaySeparator, UnreadSeparator } from './Separators.tsx';
import { lastSentId, newSince } from './unreadLine.ts';
import * as css from './MessageLog.css.ts';

/** A bubble of one line with what usually stands around it, in px. */
const USUAL_HEIGHT = 52;
/** Shorter chats are drawn whole, so that the browser's own search finds everything (decision M16). */
const DRAWN_WHOLE = 200;
/** Rows kept ready outside of the view in longer ones. */
const AHEAD = 2;
/** So close to the end counts as being there, in px. */
const NEAR_END = 64;

interface MessageLogProps {
  conversationId: ConversationId;
  entries: readonly ChatEntry[];
  me: UserId;
  /** The other side. */
  person: PortraitPerson;
  /** Above which message the unread line stands. */
  unreadLine: string | null;
}

/**
 * The messages, the newest at the bottom. Whoever is at the end stays there as messages come; whoever reads further up
 * is left in peace and told how many came.
 */
export function MessageLog({ conversationId, entries, me, person, unreadLine }: MessageLogProps) {
  // The virtualizer is one object that changes inside; the compiler would keep what it said first.
  'use no memo';
  const scroller = useRef<HTMLDivElement>(null);
  const now = useNow();
  const [isAtEnd, setAtEnd] = useState(true);
  const [seenId, setSeenId] = useState(() => lastSentId(entries));
  const count = entries.length;

  // oxlint-disable-next-line react/incompatible-library -- hence the line above
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (index) => entries[index]?.id ?? index,
    overscan: count <= DRAWN_WHOLE ? count : AHEAD,
    paddingStart: 8,
    paddingEnd: 16,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR_END,
    initialOffset: () => count * USUAL_HEIGHT,
    initialRect: { width: 600, height: 800 },
    directDomUpdates: true,
    onChange: (instance) => setAtEnd(instance.isAtEnd(NEAR_END)),
  });

  const newest = lastSentId(entries);
  if (isAtEnd && newest !== seenId) setSeenId(newest);
  const toEnd = () => virtualizer.scrollToEnd();

  // Where reading goes on: at the first unread message, else at the end.
  const begin = useEffectEvent(() => {
    const index = unreadLine === null ? -1 : entries.findIndex(({ id }) => id === unreadLine);
    if (index > 0) virtualizer.scrollToIndex(index, { align: 'start' });
    else toEnd();
  });
  useLayoutEffect(() => begin(), []);

  // What I write myself I want to see.
  const last = entries.at(-1);
  const ownUnsent = last?.status === 'sent' ? undefined : last?.id;
  const follow = useEffectEvent(() => toEnd());
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && ownUnsent !== undefined) follow();
    isFirst.current = false;
  }, [ownUnsent]);

  // The composer grows, a phone's keyboard comes: the end stays in view.
  useEffect(() => {
    const log = scroller.current;
    if (log === null) return undefined;
    let height = log.clientHeight;
    const observer = new ResizeObserver(() => {
      const lost = Math.max(0, height - log.clientHeight);
      height = log.clientHeight;
      if (log.scrollHeight - log.scrollTop - height - lost <= NEAR_END) follow();
    });
    observer.observe(log);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={css.root}>
      {/* A log, but a quiet one: scrolling puts old messages into it, too (see useArrivalsSpoken). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keys */}
      <div ref={scroller} className={css.scroller} role="log" aria-live="off" aria-label={list.title} tabIndex={0}>
        <div ref={virtualizer.containerRef} className={css.content}>
          {virtualizer.getVirtualItems().map(({ index, key }) => {
            const entry = entries[index];
            const place = messagePlace(entries, index, unreadLine);
            if (entry === undefined || place === null) return null;
            return (
              <div key={key} ref={virtualizer.measureElement} data-index={index} className={css.row}>
                {place.startsDay && <DaySeparator time={entry.createdAt} now={now} />}
                {place.startsUnread && <UnreadSeparator />}
                <MessageRow
                  conversationId={conversationId}
                  entry={entry}
                  isOwn={entry.senderId === me}
                  person={person}
                  startsGroup={place.startsGroup && !place.startsDay && !place.startsUnread}
                  endsGroup={place.endsGroup}
                />
              </div>
            );
          })}
        </div>
      </div>
      {!isAtEnd && <JumpToLatest count={newSince(entries, seenId, me)} onJump={toEnd} />}
    </div>
  );
}
