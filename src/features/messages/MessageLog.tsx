import {
  type Ref,
  startTransition,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { ConversationId, UserId } from '../../api/generated/model/index.ts';
import { yieldToMain } from '../../lib/browser/yieldToMain.ts';
import { itemAt, itemsOf, reversed, type Sequence } from '../../lib/collections/sequence.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { isolate } from '../../lib/text/isolate.ts';
import { after } from '../../lib/time/timer.ts';
import { useNow } from '../../lib/time/useNow.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';
import type { PersonPictureData } from '../../ui/Avatar/PersonPicture.tsx';
import type { DrawText } from '../../ui/LinkedText/LinkedText.tsx';
import { announce } from '../../ui/LiveRegion/LiveRegion.tsx';
import { chat, list } from './copy.ts';
import { JumpToLatest, LogTools } from './lazyParts.ts';
import { mapToNewEntries, MAX_FULLY_RENDERED_MESSAGES } from './logLayout.ts';
import { LogRow, type MessageActions } from './LogRow.tsx';
import { createLogView, type LogHandle } from './logView.ts';
import { messagePosition } from './messagePosition.ts';
import * as css from './MessageLog.css.ts';

interface MessageLogProps {
  conversationId: ConversationId;
  entries: Sequence<ChatEntry>;
  viewerId: UserId;
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
  viewerId,
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
                isOwn={entry.senderId === viewerId}
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
        <JumpToLatest entries={entries} viewerId={viewerId} isAtEnd={isAtEnd} onJump={view.scrollToEnd} />
      </LoadBoundary>
    </div>
  );
}

/** Number of rows by which each background step extends the rendered part at both ends. */
const BACKGROUND_STEP_ROWS = 40;

/**
 * Virtualises the log of a chat for `MessageLog`: returns the rows to render and the refs of its elements, see
 * `createLogView`. A chat of up to `MAX_FULLY_RENDERED_MESSAGES` is rendered completely in background steps.
 * @param firstId the message at the upper edge of the initial viewport; null for the end of the chat
 */
function useLogView(entries: Sequence<ChatEntry>, firstId: string | null) {
  const scroller = useRef<HTMLDivElement>(null);
  const above = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [view] = useState(() => createLogView(entries, firstId));
  const [last, setLast] = useState(view.first);
  // Derived instead of being stored: state that is set while rendering is lost on each render while a transition is
  // pending.
  const renderedRows = useMemo(() => mapToNewEntries(last, entries), [last, entries]);

  useLayoutEffect(() => {
    if (scroller.current === null || above.current === null || below.current === null) return undefined;
    return view.attach(
      { scroller: scroller.current, spacerAbove: above.current, spacerBelow: below.current },
      {
        onAtEnd: setAtEnd,
        onRowsNeeded: (rows) => flushSync(() => setLast(rows)),
      },
    );
  }, [view]);
  useLayoutEffect(() => view.rowsRendered(renderedRows), [view, renderedRows]);

  const isPartiallyRendered =
    entries.length <= MAX_FULLY_RENDERED_MESSAGES && (renderedRows.first > 0 || renderedRows.end < entries.length);
  useEffect(() => {
    if (!isPartiallyRendered) return undefined;
    let isCurrent = true;
    const more = {
      ...renderedRows,
      first: Math.max(0, renderedRows.first - BACKGROUND_STEP_ROWS),
      end: Math.min(renderedRows.entries.length, renderedRows.end + BACKGROUND_STEP_ROWS),
    };
    const draw = () => setLast((now) => (now === last ? more : now));
    const drawLater = async () => {
      await yieldToMain();
      if (isCurrent) startTransition(draw);
    };
    void drawLater();
    return () => {
      isCurrent = false;
    };
  }, [isPartiallyRendered, renderedRows, last]);

  return { scroller, above, below, view, renderedRows, isAtEnd };
}

/** The maximum number of messages that are announced when many arrive at once: the newest ones. */
const MAX_ANNOUNCED = 3;
/** Milliseconds after an announcement in which messages count as arriving at once. */
const ANNOUNCEMENT_PAUSE_MS = 1_000;

interface AnnouncedChat {
  entries: Sequence<ChatEntry>;
  viewerId: UserId;
  /** The name of the other person. */
  name: string;
}

/**
 * Announces new messages of the other person to assistive technology, at most once a second (M53). The log itself is
 * not a live region, because scrolling changes its content.
 */
export function useMessageAnnouncements(entries: Sequence<ChatEntry>, viewerId: UserId, name: string): void {
  const [announcer] = useState(createAnnouncer);
  useEffect(() => announcer.update({ entries, viewerId, name }), [announcer, entries, viewerId, name]);
  useEffect(() => announcer.stop, [announcer]);
}

function createAnnouncer() {
  let announcedUpTo: number | null = null;
  let latest: AnnouncedChat | null = null;
  /** Cancels the end of the pause; null while there is no pause. */
  let cancelPause: (() => void) | null = null;

  function announceNew({ entries, viewerId, name }: AnnouncedChat): void {
    const newest = newestTime(entries);
    const before = announcedUpTo;
    announcedUpTo = Math.max(newest, before ?? 0);
    if (before === null || newest <= before) return;
    const arrived: ChatEntry[] = [];
    for (const entry of reversed(entries)) {
      if (entry.status === 'sent' && entry.createdAt <= before) break;
      if (entry.senderId !== viewerId) arrived.unshift(entry);
    }
    for (const { content } of arrived.slice(-MAX_ANNOUNCED)) announce(chat.announcement(name, isolate(content)));
    if (arrived.length > 0) cancelPause = after(ANNOUNCEMENT_PAUSE_MS, endPause);
  }

  function endPause(): void {
    cancelPause = null;
    if (latest !== null) announceNew(latest);
  }

  return {
    update(next: AnnouncedChat): void {
      latest = next;
      if (cancelPause === null) announceNew(next);
    },
    stop(): void {
      cancelPause?.();
      cancelPause = null;
    },
  };
}

/** Returns the time of the newest message that the server has confirmed; 0 when there is none. */
function newestTime(entries: Sequence<ChatEntry>): number {
  for (const { createdAt, status } of reversed(entries)) if (status === 'sent') return createdAt;
  return 0;
}
