import { type RefObject, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { UserId } from '../../../api/generated/model/index.ts';
import { useLiveState } from '../../../conversations/liveState.ts';
import { messagesOf, type ConversationEntry } from '../../../realtime/selectors.ts';
import { lazyComponent } from '../../../lib/react/lazyComponent.ts';
import { LoadBoundary } from '../../../lib/react/LoadBoundary.tsx';
import { LazyDialog } from '../../../ui/Lazy/LazyDialog.tsx';
import { LazyPart } from '../../../ui/Lazy/LazyPart.tsx';
import { chatName, chatPortrait } from './chatPerson.ts';
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
  if (entries.length === 0) {
    return (
      <LazyPart waiting={<div />}>
        <EmptyChat conversation={conversation} me={me} composer={composer} />
      </LazyPart>
    );
  }
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
      <LoadBoundary>
        <SafetyNotice
          conversation={conversation}
          entries={entries}
          me={me}
          onFocusLost={() => composer.current?.focus({ preventScroll: true })}
        />
      </LoadBoundary>
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
