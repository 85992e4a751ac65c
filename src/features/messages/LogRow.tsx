import { memo, type Ref, type RefObject } from 'react';
import type { ConversationId } from '../../api/generated/model/index.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { chatClock, daySeparator, fullDay, fullTime, machineTime } from '../../lib/time/chatTime.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import type { PersonPictureData } from '../../ui/Avatar/PersonPicture.tsx';
import { type DrawText, LinkedText } from '../../ui/LinkedText/LinkedText.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { chat } from './copy.ts';
import { QuotedMessages, UndeliveredStatus } from './lazyParts.ts';
import type { LogHandle } from './logView.ts';
import { quotationOf } from './quotation.ts';
import * as css from './LogRow.css.ts';

/** The message whose menu is open. */
export interface PressedMessage {
  entry: ChatEntry;
  /** The button that was pressed. */
  opener: HTMLElement;
}

/** What a chat passes to all rows of its log: one object that stays the same, so that the rows remain memoized. */
export interface MessageActions {
  /** Opens the menu of a message; closes it if it is open. */
  onMenu: (next: (open: PressedMessage | null) => PressedMessage | null) => void;
  /** The log that the rows are in, for a quotation that scrolls to the quoted message. */
  log: RefObject<LogHandle | null>;
}

interface LogRowProps extends MessageRowProps {
  ref: Ref<HTMLDivElement>;
  /** The index of the message in the chat. */
  index: number;
  startsDay: boolean;
  startsUnread: boolean;
  /** Milliseconds since 1970; used only by a row with a date. */
  now: number;
}

/**
 * Renders a message with the separators above it. Memoized by its props, so that a new message renders only the rows
 * that it changes: its own and its neighbour.
 */
export const LogRow = memo(function LogRow({ ref, index, startsDay, startsUnread, now, ...message }: LogRowProps) {
  'use no memo';
  return (
    <div ref={ref} data-index={index} className={css.row}>
      {startsDay && <DaySeparator time={message.entry.createdAt} now={now} />}
      {startsUnread && <UnreadSeparator />}
      <MessageRow {...message} />
    </div>
  );
});

export interface MessageRowProps {
  conversationId: ConversationId;
  entry: ChatEntry;
  isOwn: boolean;
  /** The other person. */
  person: PersonPictureData;
  /** How to draw the text; passed to `LinkedText`. */
  draw?: DrawText | undefined;
  startsGroup: boolean;
  endsGroup: boolean;
  /** Whether to name the sender for assistive technology. */
  namesSender: boolean;
  actions: MessageActions;
}

/** Renders one message in a bubble. The last one of a group also has the time, 既読 and the sender's picture. */
export function MessageRow({
  conversationId,
  entry,
  isOwn,
  person,
  draw,
  startsGroup,
  endsGroup,
  namesSender,
  actions,
}: MessageRowProps) {
  'use no memo';
  const { content, createdAt, status } = entry;
  const text = <LinkedText text={content} linkTone="inherit" draw={draw} />;
  const isUnsent = status === 'failed' || status === 'queued';
  const meta = endsGroup && !isUnsent && (
    <span className={isOwn ? css.metaOwn : css.meta}>
      {isOwn && entry.isRead && <span className={css.read}>{chat.read}</span>}
      {status === 'sending' ? (
        <span>{chat.sending}</span>
      ) : (
        <time dateTime={machineTime(createdAt)} title={fullTime(createdAt)}>
          {chatClock(createdAt)}
        </time>
      )}
    </span>
  );
  return (
    <div
      className={css.root}
      data-starts-group={startsGroup ? '' : undefined}
      data-ends-group={endsGroup ? '' : undefined}
      data-status={status}
      data-own={isOwn ? '' : undefined}
      data-message={entry.id}
    >
      {namesSender && <VisuallyHidden>{isOwn ? chat.fromMe : chat.from(person.name)}</VisuallyHidden>}
      <div className={css.side[isOwn ? 'own' : 'other']}>
        {!isOwn && endsGroup && (
          <span className={css.avatar}>
            <Avatar person={person} size="small" decorative />
          </span>
        )}
        <div className={css.bubbleOf[isOwn ? 'own' : 'other']} data-bubble="">
          {quotationOf(content) === '' ? (
            text
          ) : (
            <LoadBoundary waiting={text} crashed={text}>
              <QuotedMessages
                conversationId={conversationId}
                entry={entry}
                name={person.name}
                draw={draw}
                log={actions.log}
              />
            </LoadBoundary>
          )}
          <button
            type="button"
            className={css.menu}
            aria-label={chat.menu}
            aria-haspopup="menu"
            tabIndex={-1}
            onClick={({ currentTarget: opener }) =>
              actions.onMenu((open) => (open?.entry.id === entry.id ? null : { entry, opener }))
            }
          />
        </div>
        {meta}
      </div>
      {isUnsent && (
        <LoadBoundary>
          <UndeliveredStatus conversationId={conversationId} entry={entry} />
        </LoadBoundary>
      )}
    </div>
  );
}

/** Renders the date above the first message of a day, with the year unless it is the current one. */
export function DaySeparator({ time, now }: { time: number; now: number }) {
  const { text, year } = daySeparator(time, now);
  return (
    <div className={css.day} data-day-separator="" title={fullDay(time)}>
      {year !== null && <span className={css.year}>{`${year}年`}</span>}
      <span>{text}</span>
    </div>
  );
}

export function UnreadSeparator() {
  return <div className={css.unread}>{chat.unreadDivider}</div>;
}
