import { memo } from 'react';
import { Link } from 'wouter';
import type { ConversationId, UserId } from '../../api/generated/model/index.ts';
import { useOnlineState, useTyping } from '../../conversations/presence.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { isolate } from '../../lib/text/isolate.ts';
import { chatClock, daySeparator, fullTime, machineTime, tokyoDay } from '../../lib/time/chatTime.ts';
import { planPreview } from '../../plans/planPreview.ts';
import type { ConversationEntry } from '../../realtime/selectors.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { DotsIcon } from '../../ui/icons/shellIcons.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { chatName, chatPortrait } from './chatPerson.tsx';
import { chat, list } from './copy.ts';
import { RowMarks } from './lazyParts.ts';
import { withoutQuotation } from './quotation.ts';
import * as presence from './chatPerson.css.ts';
import * as css from './ConversationList.css.ts';

/** The menu that is open in the list of conversations. */
export interface OpenMenu {
  conversation: ConversationEntry;
  /** The button in the conversation's row, beside which the menu opens. */
  opener: HTMLButtonElement;
}

interface ConversationRowProps {
  conversation: ConversationEntry;
  viewerId: UserId;
  href: string;
  isSelected: boolean;
  /** The kinds of its marks, separated by spaces. */
  marks: string;
  /** The unsent draft of the conversation; empty when there is none. */
  draft: string;
  /** The next agreed date; empty when none is known. */
  date: string;
  /** Milliseconds since 1970. */
  now: number;
  onSelect: (id: ConversationId) => void;
  /** Opens the menu of a row; closes it if it is open. */
  onMenu: (next: (open: OpenMenu | null) => OpenMenu | null) => void;
}

/**
 * Renders a row of the conversation list: the other person, the last message with its time, the unread count and a
 * menu. The message is replaced by the typing indicator of the other person, or else by the draft.
 */
export const ConversationRow = memo(function ConversationRow({
  conversation,
  viewerId,
  href,
  isSelected,
  marks,
  draft,
  date,
  now,
  onSelect,
  onMenu,
}: ConversationRowProps) {
  'use no memo';
  const { id, otherUser, lastMessage, unread } = conversation;
  const isOnline = useOnlineState(otherUser.id);
  const name = chatName(otherUser);
  // The chat itself shows that the other person types in the selected conversation.
  const isTyping = useTyping(id) && !isSelected;
  const lastMessageText = lastText(conversation, viewerId);
  const time = lastMessage?.createdAt;
  const spoken = [
    list.item(name, unread, lastMessage === null ? chat.empty : wordsOf(lastMessage, viewerId)),
    date !== '' && list.itemDate(date),
    draft !== '' && list.itemDraft(isolate(draft)),
    isTyping && list.itemTyping(name),
  ];
  return (
    <>
      <Link
        href={href}
        className={css.row}
        aria-current={isSelected ? 'true' : undefined}
        data-conversation={id}
        onClick={() => onSelect(id)}
      >
        <VisuallyHidden>{spoken.filter(Boolean).join('')}</VisuallyHidden>
        {marks !== '' && (
          <LoadBoundary>
            <RowMarks marks={marks} />
          </LoadBoundary>
        )}
        <span className={css.picture} aria-hidden="true">
          <Avatar person={chatPortrait(otherUser)} decorative />
          {isOnline === true && <span className={presence.onPicture} title={chat.online} />}
        </span>
        <span className={css.words} aria-hidden="true">
          <span className={css.first}>
            <span className={css.name}>{name}</span>
            {time !== undefined && (
              <time className={css.time} dateTime={machineTime(time)} title={fullTime(time)}>
                {tokyoDay(time) === tokyoDay(now) ? chatClock(time) : daySeparator(time, now).text}
              </time>
            )}
          </span>
          <span className={css.second}>
            {date !== '' && <span className={css.date}>{date}</span>}
            <span
              className={css.text}
              data-unread={unread > 0 ? '' : undefined}
              data-highlighted={isTyping || draft !== '' ? '' : undefined}
            >
              {isTyping ? chat.typing(name) : draft === '' ? lastMessageText : list.draft(isolate(draft))}
            </span>
            <Badge count={unread} />
          </span>
        </span>
      </Link>
      <button
        type="button"
        className={css.menu}
        aria-label={list.menu(name)}
        aria-haspopup="menu"
        onClick={({ currentTarget: opener }) =>
          onMenu((open) => (open?.conversation.id === id ? null : { conversation, opener }))
        }
      >
        <DotsIcon />
      </button>
    </>
  );
});

function lastText({ lastMessage }: ConversationEntry, viewerId: UserId): string {
  if (lastMessage === null) return chat.empty;
  const words = wordsOf(lastMessage, viewerId);
  return lastMessage.senderId === viewerId ? list.own(words) : words;
}

/** Returns what a row shows of a message: its own words, or the name of the card that it is. */
const wordsOf = ({ content, senderId }: NonNullable<ConversationEntry['lastMessage']>, viewerId: UserId): string =>
  isolate(planPreview(withoutQuotation(content), senderId === viewerId));
