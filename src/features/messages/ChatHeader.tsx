import { type Ref, useEffect, useId, useRef, useState } from 'react';
import type { ChatUser, ConversationId } from '../../api/generated/model/index.ts';
import { useOnlineState } from '../../conversations/presence.ts';
import { isFocusLost } from '../../lib/browser/focus/focusHeading.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { ChevronLeftIcon } from '../../ui/icons/shellIcons.tsx';
import { icon } from '../../ui/icons/icon.tsx';
import { LazyDialog } from '../../ui/Lazy/LazyDialog.tsx';
import { chatName, chatPortrait, Presence } from './chatPerson.tsx';
import { chat } from './copy.ts';
import { ChatSearch, NextDate, UserInfoDialog } from './lazyParts.ts';
import * as css from './ChatHeader.css.ts';

const MagnifierIcon = icon('M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.3 15.3 20 20');

interface ChatHeaderProps {
  conversationId: ConversationId;
  user: ChatUser;
  /** Whether the list is shown instead of the chat. */
  isHidden: boolean;
  onBack: () => void;
  /** Ref of the person's name, which receives the focus when the chat opens on a phone. */
  headingRef: Ref<HTMLHeadingElement>;
  isSearching: boolean;
  /** Opens and closes the search in the messages; null while there are no messages. */
  onSearch: (() => void) | null;
}

/**
 * Renders the header of a chat. The whole identity is one button that opens the information about the other person. The
 * button is stacked above the heading and does not contain it, because the heading's accessible name would otherwise be
 * the button's label.
 */
export function ChatHeader({
  conversationId,
  user,
  isHidden,
  onBack,
  headingRef,
  isSearching,
  onSearch,
}: ChatHeaderProps) {
  'use no memo';
  const presenceId = useId();
  const isOnline = useOnlineState(user.id);
  const [isOpen, setOpen] = useState(false);
  // The information about the person must not cover the list.
  if (isHidden && isOpen) setOpen(false);
  const name = chatName(user);
  const searchButton = useRef<HTMLButtonElement>(null);
  const wasSearching = useRef(false);
  useEffect(() => {
    if (wasSearching.current && !isSearching && isFocusLost()) searchButton.current?.focus({ preventScroll: true });
    wasSearching.current = isSearching;
  }, [isSearching]);
  return (
    <header className={css.root}>
      <span className={css.back}>
        <IconButton label={chat.back} onClick={onBack}>
          <ChevronLeftIcon size="large" />
        </IconButton>
      </span>
      <div className={css.identity}>
        <Avatar person={chatPortrait(user)} decorative />
        <div className={css.words}>
          <h2 ref={headingRef} tabIndex={-1} className={css.name}>
            {name}
          </h2>
          <span id={presenceId} className={css.presence}>
            <Presence isOnline={isOnline} />
            <LoadBoundary>
              <NextDate conversationId={conversationId} />
            </LoadBoundary>
          </span>
        </div>
        <button
          type="button"
          className={css.open}
          aria-label={chat.userInfo(name)}
          aria-describedby={presenceId}
          onClick={() => setOpen(true)}
          onPointerEnter={UserInfoDialog.preload}
          onFocus={UserInfoDialog.preload}
        />
      </div>
      <span className={css.search}>
        <IconButton
          ref={searchButton}
          label={chat.search}
          pressed={isSearching}
          disabled={onSearch === null}
          onClick={() => onSearch?.()}
          onIntent={ChatSearch.preload}
        >
          <MagnifierIcon />
        </IconButton>
      </span>
      <LazyDialog open={isOpen} onFailed={() => setOpen(false)}>
        <UserInfoDialog user={user} isOnline={isOnline} open={isOpen} onClose={() => setOpen(false)} />
      </LazyDialog>
    </header>
  );
}
