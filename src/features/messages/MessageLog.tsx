import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ConversationId, UserId } from '../../api/generated/model/index.ts';
import { useNow } from '../../lib/time/useNow.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';
import type { PersonPictureData } from '../../ui/Avatar/PersonPicture.tsx';
import { list } from './copy.ts';
import { JumpToLatestButton } from './JumpToLatest.tsx';
import { messagePosition } from './messagePosition.ts';
import { MessageRow } from './MessageRow.tsx';
import { DaySeparator, UnreadSeparator } from './Separators.tsx';
import { lastSentId, countSince } from './unreadMessages.ts';
import { useLogView } from './useLogView.ts';
import * as css from './MessageLog.css.ts';

interface MessageLogProps {
  conversationId: ConversationId;
  entries: readonly ChatEntry[];
  me: UserId;
  /** The other person. */
  person: PersonPictureData;
  /** The id of the message above which the unread separator is drawn, or null. */
  unreadLine: string | null;
}

/**
 * The messages, the newest at the bottom. At the end of the log, new messages scroll into view; further up, the scroll
 * position stays and a button shows the number of new messages.
 */
export function MessageLog({ conversationId, entries, me, person, unreadLine }: MessageLogProps) {
  const now = useNow();
  const { scroller, above, below, row, renderedRows, isAtEnd, scrollToEnd } = useLogView(entries, unreadLine);
  const [seenId, setSeenId] = useState(() => lastSentId(entries));
  const newest = lastSentId(entries);
  if (isAtEnd && newest !== seenId) setSeenId(newest);

  // A message of the viewer's own scrolls into view as soon as it is submitted.
  const last = entries.at(-1);
  const ownUnsent = last?.status === 'sent' ? undefined : last?.id;
  const scrollToOwnMessage = useEffectEvent(() => scrollToEnd());
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && ownUnsent !== undefined) scrollToOwnMessage();
    isFirst.current = false;
  }, [ownUnsent]);

  return (
    <div className={css.root}>
      {/* aria-live is off because scrolling inserts old messages; see useArrivalsSpoken for the announcements. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keys */}
      <div ref={scroller} className={css.scroller} role="log" aria-live="off" aria-label={list.title} tabIndex={0}>
        <div className={css.content}>
          <div ref={above} />
          {entries.slice(renderedRows.first, renderedRows.end).map((entry, offset) => {
            const index = renderedRows.first + offset;
            const place = messagePosition(entries, index, unreadLine);
            if (place === null) return null;
            return (
              <div key={entry.id} ref={row} data-index={index} className={css.row}>
                {place.startsDay && <DaySeparator time={entry.createdAt} now={now} />}
                {place.startsUnread && <UnreadSeparator />}
                <MessageRow
                  conversationId={conversationId}
                  entry={entry}
                  isOwn={entry.senderId === me}
                  person={person}
                  startsGroup={place.startsGroup}
                  endsGroup={place.endsGroup}
                  // A group whose first message is not rendered names its sender on its first rendered message.
                  namesSender={place.startsGroup || offset === 0}
                />
              </div>
            );
          })}
          <div ref={below} />
        </div>
      </div>
      {!isAtEnd && <JumpToLatestButton count={countSince(entries, seenId, me)} onJump={scrollToEnd} />}
    </div>
  );
}
