import { type RefObject, useState } from 'react';
import type { UserId } from '../../api/generated/model/index.ts';
import { useLiveState } from '../../conversations/liveState.ts';
import { messagesOf, type ConversationEntry } from '../../realtime/selectors.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { RecordDrawing } from '../../ui/drawings/lazyDrawings.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { LazyDialog } from '../../ui/Lazy/LazyDialog.tsx';
import { chatName, chatPortrait } from './chatPerson.ts';
import { chat } from './copy.ts';
import type { LogHandle } from './logView.ts';
import { type LogMarks, MessageLog } from './MessageLog.tsx';
import { LazyChatSearch } from './search/lazyChatSearch.ts';
import { useMessageAnnouncements } from './useMessageAnnouncements.ts';
import { useUnreadSeparator } from './useUnreadSeparator.ts';
import * as css from './ChatPane.css.ts';

interface ChatBodyProps {
  conversation: ConversationEntry;
  me: UserId;
  log: RefObject<LogHandle | null>;
  isSearching: boolean;
  onSearchClose: () => void;
}

/** The messages of a conversation that has been loaded, below the search in them. */
export function ChatBody({ conversation, me, log, isSearching, onSearchClose }: ChatBodyProps) {
  const { id, otherUser } = conversation;
  const entries = useLiveState((state) => messagesOf(state, id));
  const isChatVisible = useLiveState((state) => state.isVisible && state.openId === id);
  const unreadLine = useUnreadSeparator(entries, me, isChatVisible);
  const [marksOf, setMarks] = useState<LogMarks | null>(null);
  const name = chatName(otherUser);
  useMessageAnnouncements(entries, me, name);
  if (entries.length === 0) {
    return (
      <div className={css.emptyChat}>
        <EmptyState drawing={<RecordDrawing />} title={chat.empty} hint={chat.emptyHint} level={3} />
        <Banner kind="info">{chat.safety}</Banner>
      </div>
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
            // A function that is given to a setter would be called by it.
            onMarks={(marks) => setMarks(() => marks)}
            onClose={onSearchClose}
          />
        </LazyDialog>
      )}
      <MessageLog
        conversationId={id}
        entries={entries}
        me={me}
        person={chatPortrait(otherUser)}
        unreadLine={unreadLine}
        marksOf={marksOf}
        ref={log}
      />
    </div>
  );
}
