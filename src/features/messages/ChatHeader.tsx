import { useId, useState, type Ref } from 'react';
import { useStore } from 'zustand';
import type { ChatUser } from '../../api/generated/model/index.ts';
import { lazyComponent } from '../../lib/lazyComponent.ts';
import { live } from '../../realtime/liveStore.ts';
import { onlineStateOf } from '../../realtime/selectors.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { ChevronLeftIcon } from '../../ui/icons/ChevronLeftIcon.tsx';
import { LateDialog } from '../../ui/Late/LateDialog.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { chatName, chatPortrait } from './chatPerson.ts';
import { chat, userInfo } from './copy.ts';
import { Presence } from './Presence.tsx';
import * as css from './ChatHeader.css.ts';

const UserInfoDialog = lazyComponent(async () => (await import('./UserInfoDialog.tsx')).UserInfoDialog);

interface ChatHeaderProps {
  user: ChatUser;
  onBack: () => void;
  /** The name, which takes the focus when the chat comes to the front on a phone. */
  headingRef: Ref<HTMLHeadingElement>;
}

/** With whom one speaks. The whole identity is one button for what is known of them (decision M21). */
export function ChatHeader({ user, onBack, headingRef }: ChatHeaderProps) {
  const presenceId = useId();
  const isOnline = useStore(live, (state) => onlineStateOf(state, user.id));
  const [isOpen, setOpen] = useState(false);
  const name = chatName(user);
  return (
    <header className={css.root}>
      <span className={css.back}>
        <IconButton label={chat.back} onClick={onBack}>
          <ChevronLeftIcon size="large" />
        </IconButton>
      </span>
      <h2 ref={headingRef} tabIndex={-1} className={css.heading}>
        <button
          type="button"
          className={css.identity}
          aria-describedby={presenceId}
          onClick={() => setOpen(true)}
          onPointerEnter={UserInfoDialog.preload}
          onFocus={UserInfoDialog.preload}
        >
          <Avatar person={chatPortrait(user)} decorative />
          <VisuallyHidden>{userInfo.open(name)}</VisuallyHidden>
          <span className={css.words} aria-hidden="true">
            <span className={css.name}>{name}</span>
            <span id={presenceId} className={css.presence}>
              <Presence isOnline={isOnline} />
            </span>
          </span>
        </button>
      </h2>
      <LateDialog open={isOpen} onFailed={() => setOpen(false)}>
        <UserInfoDialog user={user} isOnline={isOnline} open={isOpen} onClose={() => setOpen(false)} />
      </LateDialog>
    </header>
  );
}
