import { type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import type { ConversationId, UserId } from '../../../api/generated/model/index.ts';
import { now } from '../../../lib/time/clock.ts';
import { paths } from '../../../navigation/paths.ts';
import { useBlocked } from '../../../hiddenPeople/useHiddenPeople.ts';
import { lazyComponent } from '../../../lib/react/lazyComponent.ts';
import { LazyPart } from '../../../ui/Lazy/LazyPart.tsx';
import { useLive } from '../../../conversations/live.ts';
import { useLiveState } from '../../../conversations/liveState.ts';
import { conversationOf, conversationStatus, messagesOf, typingIn } from '../../../realtime/selectors.ts';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { CableDrawing } from '../../../ui/drawings/CableDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { RetryButton } from '../../../ui/Button/RetryButton.tsx';
import { ChatBody } from './ChatBody.tsx';
import { ChatHeader } from './ChatHeader.tsx';
import { chatName } from './chatPerson.ts';
import { ChatSkeleton } from './ChatSkeleton.tsx';
import { Composer, type ComposerHandle } from '../composer/Composer.tsx';
import { chat } from '../copy.ts';
import type { LogHandle, LogPlace } from '../log/logView.ts';
import { SafetyNotice } from '../message/lazyLogParts.ts';
import { TypingLine } from '../composer/TypingLine.tsx';
import * as css from './ChatPane.css.ts';

const BlockedChat = lazyComponent(async () => (await import('./BlockedChat.tsx')).BlockedChat);

interface ChatPaneProps {
  id: ConversationId;
  me: UserId;
  /** Whether the list is shown instead of it. */
  isHidden: boolean;
  onBack: () => void;
  headingRef: Ref<HTMLHeadingElement>;
  composerRef: RefObject<ComposerHandle | null>;
}

/** Renders one conversation: header, messages, typing indicator and composer. */
export function ChatPane({ id, me, isHidden, onBack, headingRef, composerRef }: ChatPaneProps) {
  // Rendered when it opens, loads and is searched: memoizing its parts would add bytes to the first load.
  'use no memo';
  const conversation = useLiveState((state) => conversationOf(state, id));
  const status = useLiveState((state) => conversationStatus(state, id));
  const isTyping = useLiveState((state) => typingIn(state, id, now()).length > 0);

  const hasMessages = useLiveState((state) => messagesOf(state, id).length > 0);
  const blocked = useBlocked();
  const live = useLive();
  const load = () => live.openConversation(id);
  const log = useRef<LogHandle>(null);
  // Loads while the messages are being requested, because those of a young chat wait for it.
  useEffect(() => SafetyNotice.preload(), []);
  /** The position of the log before the search was opened; null while there is no search. */
  const [placeBefore, setPlaceBefore] = useState<LogPlace | null>(null);
  const isSearching = placeBefore !== null;
  const openSearch = () => setPlaceBefore(log.current?.place() ?? null);
  const closeSearch = () => {
    if (placeBefore !== null) log.current?.returnTo(placeBefore);
    setPlaceBefore(null);
  };
  // On a phone the search replaces the header, which receives the focus when the chat is opened again.
  if (isHidden && isSearching) setPlaceBefore(null);

  if (status === 'missing' || (status === 'failed' && conversation === null)) {
    return <ChatLoadError onRetry={status === 'missing' ? null : load} />;
  }
  if (conversation === null) return <ChatSkeleton />;
  const { otherUser } = conversation;
  const isBlocked = blocked.has(otherUser.id);
  return (
    <section className={css.root} aria-label={chatName(otherUser)}>
      <ChatHeader
        user={otherUser}
        isHidden={isHidden}
        onBack={onBack}
        headingRef={headingRef}
        isSearching={isSearching}
        onSearch={status === 'ready' && hasMessages && !isBlocked ? (isSearching ? closeSearch : openSearch) : null}
      />
      {isBlocked ? (
        <LazyPart waiting={<div />}>
          <BlockedChat userId={otherUser.id} />
        </LazyPart>
      ) : (
        <>
          {status === 'loading' && <ChatSkeleton />}
          {status === 'failed' && <ChatLoadError onRetry={load} />}
          {status === 'ready' && (
            <ChatBody
              conversation={conversation}
              me={me}
              log={log}
              composer={composerRef}
              isSearching={isSearching}
              onSearchClose={closeSearch}
            />
          )}
          <TypingLine name={chatName(otherUser)} isTyping={isTyping} />
          <Composer conversationId={id} me={me} onEscape={isSearching ? closeSearch : null} ref={composerRef} />
        </>
      )}
    </section>
  );
}

/** Renders the error of a chat that failed to load. @param onRetry null when a retry cannot help */
export function ChatLoadError({ onRetry }: { onRetry: (() => void) | null }) {
  return (
    <div role="alert" className={css.nobody}>
      <EmptyState
        drawing={<CableDrawing />}
        title={chat.loadError}
        action={
          onRetry === null ? (
            <ButtonLink href={paths.messages}>{chat.back}</ButtonLink>
          ) : (
            <RetryButton onRetry={onRetry} />
          )
        }
      />
    </div>
  );
}
