import { useState } from 'react';
import type { UserId } from '../../../api/generated/model/index.ts';
import type { Sequence } from '../../../lib/collections/sequence.ts';
import type { ChatEntry } from '../../../realtime/selectors.ts';
import { ArrowDownIcon } from '../chat/ChatIcons.tsx';
import { chat } from '../copy.ts';
import { countSince, lastSentId } from './unreadMessages.ts';
import * as css from './MessageLog.css.ts';

interface JumpToLatestProps {
  entries: Sequence<ChatEntry>;
  me: UserId;
  /** Whether the end of the chat is visible, so that no button is needed. */
  isAtEnd: boolean;
  onJump: () => void;
}

/** Renders the button that scrolls to the end of the chat, with the number of new messages below the viewport. */
export function JumpToLatest({ entries, me, isAtEnd, onJump }: JumpToLatestProps) {
  const newest = lastSentId(entries);
  const [seenId, setSeenId] = useState(newest);
  if (isAtEnd && newest !== seenId) setSeenId(newest);
  if (isAtEnd) return null;
  const count = countSince(entries, seenId, me);
  return (
    <button
      type="button"
      className={css.jump}
      data-new={count > 0 ? '' : undefined}
      aria-label={count > 0 ? undefined : chat.jumpToLatest}
      title={chat.jumpToLatest}
      onClick={onJump}
    >
      <ArrowDownIcon />
      {count > 0 && <span>{chat.newBelow(count)}</span>}
    </button>
  );
}
