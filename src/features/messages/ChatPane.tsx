import { type Ref, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { ConversationId, UserId } from '../../api/generated/model/index.ts';
import { useLive } from '../../conversations/live.ts';
import { useLiveState } from '../../conversations/liveState.ts';
import { useTyping } from '../../conversations/presence.ts';
import { useBlocked } from '../../hiddenPeople/useHiddenPeople.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { useCodeSettled } from '../../lib/react/useCodeSettled.ts';
import { messagesAddressIn } from '../../navigation/messagesAddress.ts';
import { paths } from '../../navigation/paths.ts';
import { type ConversationEntry, conversationOf, conversationStatus, messagesOf } from '../../realtime/selectors.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { common } from '../../ui/copy.ts';
import { CableDrawing } from '../../ui/drawings/CableDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { LoadFailure } from '../../ui/EmptyState/LoadFailure.tsx';
import { LazyDialog } from '../../ui/Lazy/LazyDialog.tsx';
import { LazyPart } from '../../ui/Lazy/LazyPart.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { ChatHeader } from './ChatHeader.tsx';
import { chatName, chatPortrait } from './chatPerson.tsx';
import { Composer, type ComposerHandle, TypingLine } from './Composer.tsx';
import { chat } from './copy.ts';
import {
  BlockedChat,
  ChatSearch,
  EmptyChat,
  LinkedMessage,
  MessageMenu,
  NotificationOffer,
  SafetyNotice,
} from './lazyParts.ts';
import type { PressedMessage } from './LogRow.tsx';
import type { LogHandle, LogPlace } from './logView.ts';
import { type LogMarks, MessageLog, useMessageAnnouncements } from './MessageLog.tsx';
import { useUnreadSeparator } from './messagePosition.ts';
import * as css from './ChatPane.css.ts';

interface ChatPaneProps {
  id: ConversationId;
  viewerId: UserId;
  /** Whether the list is shown instead of it. */
  isHidden: boolean;
  onBack: () => void;
  headingRef: Ref<HTMLHeadingElement>;
  composerRef: RefObject<ComposerHandle | null>;
}

/** Renders one conversation: header, messages, typing indicator and composer. */
export function ChatPane({ id, viewerId, isHidden, onBack, headingRef, composerRef }: ChatPaneProps) {
  'use no memo';
  const conversation = useLiveState((state) => conversationOf(state, id));
  const status = useLiveState((state) => conversationStatus(state, id));
  const isTyping = useTyping(id);

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
        conversationId={id}
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
              viewerId={viewerId}
              log={log}
              composer={composerRef}
              isSearching={isSearching}
              onSearchClose={closeSearch}
            />
          )}
          <TypingLine name={chatName(otherUser)} isTyping={isTyping} />
          <Composer
            conversationId={id}
            user={otherUser}
            viewerId={viewerId}
            onEscape={isSearching ? closeSearch : null}
            ref={composerRef}
          />
        </>
      )}
    </section>
  );
}

/** Renders the error of a chat that failed to load. @param onRetry null when a retry cannot help */
export function ChatLoadError({ onRetry }: { onRetry: (() => void) | null }) {
  'use no memo';
  return (
    <div role="alert" className={css.nobody}>
      {onRetry === null ? (
        <EmptyState
          drawing={<CableDrawing />}
          title={chat.loadError}
          action={<ButtonLink href={paths.messages}>{chat.back}</ButtonLink>}
        />
      ) : (
        <LoadFailure title={chat.loadError} onRetry={onRetry} />
      )}
    </div>
  );
}

/** A chat with at most so many messages when it is opened is young: between people who hardly know each other. */
const YOUNG_CHAT = 50;

interface ChatBodyProps {
  conversation: ConversationEntry;
  viewerId: UserId;
  log: RefObject<LogHandle | null>;
  composer: RefObject<ComposerHandle | null>;
  isSearching: boolean;
  onSearchClose: () => void;
}

/** Renders the messages of a loaded conversation, below the search in them. */
function ChatBody({ conversation, viewerId, log, composer, isSearching, onSearchClose }: ChatBodyProps) {
  'use no memo';
  const { id, otherUser } = conversation;
  const entries = useLiveState((state) => messagesOf(state, id));
  const isChatVisible = useLiveState((state) => state.isVisible && state.openId === id);
  const unreadLine = useUnreadSeparator(entries, viewerId, isChatVisible);
  const [marksOf, setMarks] = useState<LogMarks | null>(null);
  const [menu, setMenu] = useState<PressedMessage | null>(null);
  const [parameters] = useSearchParams();
  const linkedId = messagesAddressIn(parameters).message;
  // The rows are memoized by their props: these two must stay the same.
  const [actions] = useState(() => ({ onMenu: setMenu, log }));
  const person = useMemo(() => chatPortrait(otherUser), [otherUser]);
  const name = chatName(otherUser);
  useMessageAnnouncements(entries, viewerId, name);
  // The log and the warning below it appear together, because a warning that came later would move the messages.
  const [isYoung] = useState(entries.length <= YOUNG_CHAT);
  const isNoticeSettled = useCodeSettled(SafetyNotice, isYoung);
  const focusComposer = () => composer.current?.focus({ preventScroll: true });
  if (entries.length === 0) {
    return (
      <LazyPart waiting={<div />}>
        <EmptyChat conversation={conversation} viewerId={viewerId} composer={composer} />
      </LazyPart>
    );
  }
  if (isYoung && !isNoticeSettled) return <ChatSkeleton />;
  return (
    <div className={css.body}>
      {isSearching && (
        <LazyDialog open onFailed={onSearchClose}>
          <ChatSearch
            entries={entries}
            viewerId={viewerId}
            name={name}
            log={log}
            // A setter would call a function that is passed to it directly.
            onMarks={(marks) => setMarks(() => marks)}
            onClose={onSearchClose}
          />
        </LazyDialog>
      )}
      <MessageLog
        conversationId={id}
        entries={entries}
        viewerId={viewerId}
        person={person}
        unreadLine={unreadLine}
        marksOf={marksOf}
        actions={actions}
        ref={log}
      />
      {isYoung && (
        <LoadBoundary>
          <SafetyNotice
            conversation={conversation}
            entries={entries}
            viewerId={viewerId}
            checked={YOUNG_CHAT}
            onFocusLost={focusComposer}
          />
        </LoadBoundary>
      )}
      <LoadBoundary>
        <NotificationOffer conversationId={id} entries={entries} viewerId={viewerId} onFocusLost={focusComposer} />
      </LoadBoundary>
      {linkedId !== null && (
        <LoadBoundary>
          <LinkedMessage key={linkedId} id={linkedId} entries={entries} log={log} />
        </LoadBoundary>
      )}
      <LazyDialog open={menu !== null} onFailed={() => setMenu(null)}>
        {menu !== null && (
          <MessageMenu
            key={menu.entry.id}
            conversation={conversation}
            viewerId={viewerId}
            {...menu}
            composer={composer}
            onClose={() => setMenu(null)}
          />
        )}
      </LazyDialog>
    </div>
  );
}

const widths = ['46%', '62%', '30%', '54%', '38%', '58%'] as const;

/** Renders a placeholder while a conversation is being loaded. */
export function ChatSkeleton() {
  'use no memo';
  return (
    <div className={css.skeletons} aria-busy="true">
      <div role="status">
        <VisuallyHidden>{common.loading}</VisuallyHidden>
      </div>
      {widths.map((width, index) => (
        <div key={width} className={css.bubble} style={{ width }} data-own={index % 3 === 1 ? '' : undefined}>
          <Skeleton shape="box" />
        </div>
      ))}
    </div>
  );
}
