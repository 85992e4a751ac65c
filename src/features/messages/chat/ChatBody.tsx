import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { UserId } from '../../../api/generated/model/index.ts';
import { useLiveState } from '../../../conversations/liveState.ts';
import { messagesOf, type ConversationEntry } from '../../../realtime/selectors.ts';
import { lazyComponent } from '../../../lib/react/lazyComponent.ts';
import { LoadBoundary } from '../../../lib/react/LoadBoundary.tsx';
import { within } from '../../../lib/time/timer.ts';
import { LazyDialog } from '../../../ui/Lazy/LazyDialog.tsx';
import { LazyPart } from '../../../ui/Lazy/LazyPart.tsx';
import { chatName, chatPortrait } from './chatPerson.ts';
import { ChatSkeleton } from './ChatSkeleton.tsx';
import { messagesAddressIn } from '../../../navigation/messagesAddress.ts';
import type { PressedMessage } from '../rows/messageActions.ts';
import type { ComposerHandle } from '../composer/Composer.tsx';
import type { LogHandle } from '../log/logView.ts';
import { type LogMarks, MessageLog } from '../log/MessageLog.tsx';
import { LinkedMessage, MessageMenu, SafetyNotice } from '../message/lazyLogParts.ts';
import { LazyChatSearch } from '../search/lazyChatSearch.ts';
import { useMessageAnnouncements } from '../log/useMessageAnnouncements.ts';
import { useUnreadSeparator } from '../log/useUnreadSeparator.ts';
import * as css from './ChatPane.css.ts';

const EmptyChat = lazyComponent(async () => (await import('./EmptyChat.tsx')).EmptyChat);

/** A chat with at most so many messages when it is opened is young: between people who hardly know each other. */
const YOUNG_CHAT = 50;
/** Milliseconds for which the messages of a young chat wait for the code of the warning below them. */
const LONGEST_WAIT_MS = 1_000;

interface ChatBodyProps {
  conversation: ConversationEntry;
  me: UserId;
  log: RefObject<LogHandle | null>;
  composer: RefObject<ComposerHandle | null>;
  isSearching: boolean;
  onSearchClose: () => void;
}

/** Renders the messages of a loaded conversation, below the search in them. */
export function ChatBody({ conversation, me, log, composer, isSearching, onSearchClose }: ChatBodyProps) {
  // Memoizing its parts would add bytes to the first load; the rows need the same actions and person.
  'use no memo';
  const { id, otherUser } = conversation;
  const entries = useLiveState((state) => messagesOf(state, id));
  const isChatVisible = useLiveState((state) => state.isVisible && state.openId === id);
  const unreadLine = useUnreadSeparator(entries, me, isChatVisible);
  const [marksOf, setMarks] = useState<LogMarks | null>(null);
  const [menu, setMenu] = useState<PressedMessage | null>(null);
  const [parameters] = useSearchParams();
  const linkedId = messagesAddressIn(parameters).message;
  const [actions] = useState(() => ({ onMenu: setMenu, log }));
  const person = useMemo(() => chatPortrait(otherUser), [otherUser]);
  const name = chatName(otherUser);
  useMessageAnnouncements(entries, me, name);
  // The log and the warning below it appear together, because a warning that came later would move the messages.
  const [isYoung] = useState(entries.length <= YOUNG_CHAT);
  const [isWaiting, setWaiting] = useState(isYoung && !SafetyNotice.isLoaded());
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isCurrent = true;
    const wait = async () => {
      await within(LONGEST_WAIT_MS, SafetyNotice.load());
      if (isCurrent) setWaiting(false);
    };
    void wait();
    return () => {
      isCurrent = false;
    };
  }, [isWaiting]);
  if (entries.length === 0) {
    return (
      <LazyPart waiting={<div />}>
        <EmptyChat conversation={conversation} me={me} composer={composer} />
      </LazyPart>
    );
  }
  if (isWaiting) return <ChatSkeleton />;
  return (
    <div className={css.body}>
      {isSearching && (
        <LazyDialog open onFailed={onSearchClose}>
          <LazyChatSearch
            entries={entries}
            me={me}
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
        me={me}
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
            me={me}
            checked={YOUNG_CHAT}
            onFocusLost={() => composer.current?.focus({ preventScroll: true })}
          />
        </LoadBoundary>
      )}
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
            me={me}
            {...menu}
            composer={composer}
            onClose={() => setMenu(null)}
          />
        )}
      </LazyDialog>
    </div>
  );
}
