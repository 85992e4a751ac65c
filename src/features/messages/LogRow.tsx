import { memo, type Ref, type RefObject } from 'react';
import type { ConversationId } from '../../api/generated/model/index.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { mayBePlan } from '../../plans/planPreview.ts';
import { chatClock, daySeparator, fullDay, fullTime, machineTime } from '../../lib/time/chatTime.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import type { PersonPictureData } from '../../ui/Avatar/PersonPicture.tsx';
import { type DrawText, LinkedText } from '../../ui/LinkedText/LinkedText.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { chat } from './copy.ts';
import { PlanCard, QuotedMessages, UndeliveredStatus } from './lazyParts.ts';
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

interface LogRowProps {
  ref?: Ref<HTMLDivElement>;
  conversationId: ConversationId;
  entry: ChatEntry;
  /** The index of the message in the chat. */
  index: number;
  isOwn: boolean;
  /** The other person. */
  person: PersonPictureData;
  /** How to draw the text; passed to `LinkedText`. */
  draw?: DrawText | undefined;
  startsDay: boolean;
  startsUnread: boolean;
  startsGroup: boolean;
  endsGroup: boolean;
  /** Whether to name the sender for assistive technology. */
  namesSender: boolean;
  actions: MessageActions;
  /** Milliseconds since 1970; used only by a row with a date. */
  now: number;
}

/**
 * Renders a message in a bubble with the separators above it. The last one of a group also has the time, 既読 and the
 * sender's picture. Memoized by its props, so that a new message renders only the rows that it changes: its own and its
 * neighbour. All of it is in one grid, because each element and each layout of its own is paid for with every message
 * that arrives.
 */
export const LogRow = memo(function LogRow({
  ref,
  conversationId,
  entry,
  index,
  isOwn,
  person,
  draw,
  startsDay,
  startsUnread,
  startsGroup,
  endsGroup,
  namesSender,
  actions,
  now,
}: LogRowProps) {
  'use no memo';
  const { id, content, createdAt, status } = entry;
  const side = isOwn ? 'own' : 'other';
  const text = <LinkedText text={content} linkTone="inherit" draw={draw} />;
  const isUnsent = status === 'failed' || status === 'queued';
  const shared = { conversationId, entry, name: person.name };
  const special =
    quotationOf(content) !== '' ? (
      <QuotedMessages {...shared} draw={draw} log={actions.log} />
    ) : mayBePlan(content) && draw === undefined ? (
      // The marks of a search are in the text of a message.
      <PlanCard {...shared} />
    ) : null;
  return (
    <div
      ref={ref}
      data-index={index}
      className={css.row[side]}
      data-starts-group={startsGroup ? '' : undefined}
      data-ends-group={endsGroup ? '' : undefined}
      data-status={status}
      data-message={id}
    >
      {startsDay && <DaySeparator time={createdAt} now={now} />}
      {startsUnread && <div className={css.unread}>{chat.unreadDivider}</div>}
      {namesSender && <VisuallyHidden>{isOwn ? chat.fromMe : chat.from(person.name)}</VisuallyHidden>}
      {!isOwn && endsGroup && <Avatar person={person} size="small" decorative />}
      <div className={css.bubble[side]} data-bubble="">
        {special === null ? (
          text
        ) : (
          <LoadBoundary waiting={text} crashed={text}>
            {special}
          </LoadBoundary>
        )}
        <button
          type="button"
          className={css.menu}
          aria-label={chat.menu}
          aria-haspopup="menu"
          tabIndex={-1}
          onClick={({ currentTarget: opener }) =>
            actions.onMenu((open) => (open?.entry.id === id ? null : { entry, opener }))
          }
        />
      </div>
      {endsGroup && !isUnsent && <Meta entry={entry} side={side} />}
      {isUnsent && (
        <LoadBoundary>
          <UndeliveredStatus conversationId={conversationId} entry={entry} />
        </LoadBoundary>
      )}
    </div>
  );
});

/** Renders the time of a message, and whether an own one was read. */
function Meta({ entry: { createdAt, isRead, status }, side }: { entry: ChatEntry; side: 'own' | 'other' }) {
  'use no memo';
  if (status === 'sending') return <span className={css.meta[side]}>{chat.sending}</span>;
  const isReadByOther = side === 'own' && isRead;
  const time = (
    <time
      className={isReadByOther ? undefined : css.meta[side]}
      dateTime={machineTime(createdAt)}
      title={fullTime(createdAt)}
    >
      {chatClock(createdAt)}
    </time>
  );
  if (!isReadByOther) return time;
  return (
    <span className={css.meta.own}>
      <span className={css.read}>{chat.read}</span>
      {time}
    </span>
  );
}

/** Renders the date above the first message of a day, with the year unless it is the current one. */
export function DaySeparator({ time, now }: { time: number; now: number }) {
  'use no memo';
  const { text, year } = daySeparator(time, now);
  return (
    <div className={css.day} data-day-separator="" title={fullDay(time)}>
      {year !== null && <span className={css.year}>{year}</span>}
      <span>{text}</span>
    </div>
  );
}
