import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import type { ConversationId, UserId } from '../../../api/generated/model/index.ts';
import { itemAt, itemsOf, type Sequence } from '../../../lib/collections/sequence.ts';
import { LoadBoundary } from '../../../lib/react/LoadBoundary.tsx';
import { useNow } from '../../../lib/time/useNow.ts';
import type { ChatEntry } from '../../../realtime/selectors.ts';
import type { PersonPictureData } from '../../../ui/Avatar/PersonPicture.tsx';
import type { DrawText } from '../../../ui/LinkedText/LinkedText.tsx';
import { list } from '../copy.ts';
import { JumpToLatest, LogTools } from '../message/lazyLogParts.ts';
import { LogRow } from '../rows/LogRow.tsx';
import type { LogHandle } from './logView.ts';
import { messagePosition } from '../rows/messagePosition.ts';
import type { MessageActions } from '../rows/messageActions.ts';
import { useLogView } from './useLogView.ts';
import * as css from './MessageLog.css.ts';

interface MessageLogProps {
  conversationId: ConversationId;
  entries: Sequence<ChatEntry>;
  me: UserId;
  /** The other person. */
  person: PersonPictureData;
  /** The id of the message above which the unread separator is drawn, or null. */
  unreadLine: string | null;
  /** Returns how to draw a message that a search has found; undefined for other messages. */
  marksOf?: LogMarks | null;
  actions: MessageActions;
  /** Ref to the functions that scroll the viewport. */
  ref?: Ref<LogHandle>;
}

/** Returns how to draw the text of a message; the same function as long as the result is the same. */
export type LogMarks = (entry: ChatEntry) => DrawText | undefined;

/**
 * Renders the messages, the newest at the bottom. At the end of the log, new messages scroll into view; elsewhere the
 * scroll position stays and a button shows the number of new messages. `LogTools` adds further functions.
 */
export function MessageLog({
  conversationId,
  entries,
  me,
  person,
  unreadLine,
  marksOf = null,
  actions,
  ref,
}: MessageLogProps) {
  const now = useNow();
  const { scroller, above, below, view, renderedRows, isAtEnd } = useLogView(entries, unreadLine);
  useImperativeHandle(ref, () => view, [view]);
  const { first, end } = renderedRows;
  const before = Math.min(first, 1);
  const withNeighbours = itemsOf(entries, first - before, end + 1);

  // A message of the viewer's own scrolls into view as soon as it is submitted.
  const last = itemAt(entries, entries.length - 1);
  const ownUnsent = last?.status === 'sent' ? undefined : last?.id;
  const scrollToOwnMessage = useEffectEvent(() => view.scrollToEnd());
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && ownUnsent !== undefined) scrollToOwnMessage();
    isFirst.current = false;
  }, [ownUnsent]);

  return (
    <div className={css.root}>
      {/* aria-live is off because scrolling inserts old messages; see `useMessageAnnouncements` for the announcements. */}
      <div
        ref={scroller}
        className={css.scroller}
        role="log"
        aria-live="off"
        aria-label={list.title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keys
        tabIndex={0}
      >
        <div className={css.content}>
          <div ref={above} />
          {withNeighbours.slice(before, before + end - first).map((entry, offset) => {
            const place = messagePosition(withNeighbours, before + offset, unreadLine);
            if (place === null) return null;
            return (
              <LogRow
                key={entry.id}
                ref={view.row}
                conversationId={conversationId}
                entry={entry}
                index={first + offset}
                isOwn={entry.senderId === me}
                person={person}
                draw={marksOf?.(entry)}
                {...place}
                // A group whose first message is not rendered names its sender on its first rendered message.
                namesSender={place.startsGroup || offset === 0}
                actions={actions}
                now={now}
              />
            );
          })}
          <div ref={below} />
        </div>
      </div>
      <LoadBoundary>
        <LogTools scroller={scroller} entries={entries} now={now} />
        <JumpToLatest entries={entries} me={me} isAtEnd={isAtEnd} onJump={view.scrollToEnd} />
      </LoadBoundary>
    </div>
  );
}
