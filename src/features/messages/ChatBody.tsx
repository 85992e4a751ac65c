import type { UserId } from '../../api/generated/model/index.ts';
import { useLiveState } from '../../conversations/liveState.ts';
import { messagesOf, type ConversationEntry } from '../../realtime/selectors.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { RecordDrawing } from '../../ui/drawings/RecordDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { chatName, chatPortrait } from './chatPerson.ts';
import { chat } from './copy.ts';
import { MessageLog } from './MessageLog.tsx';
import { useMessageAnnouncements } from './useMessageAnnouncements.ts';
import { useUnreadSeparator } from './useUnreadSeparator.ts';
import * as css from './ChatPane.css.ts';

/** The messages of a conversation that has been loaded. */
export function ChatBody({ conversation, me }: { conversation: ConversationEntry; me: UserId }) {
  const { id, otherUser } = conversation;
  const entries = useLiveState((state) => messagesOf(state, id));
  const isChatVisible = useLiveState((state) => state.isVisible && state.openId === id);
  const unreadLine = useUnreadSeparator(entries, me, isChatVisible);
  useMessageAnnouncements(entries, me, chatName(otherUser));
  if (entries.length === 0) {
    return (
      <div className={css.emptyChat}>
        <EmptyState drawing={<RecordDrawing />} title={chat.empty} hint={chat.emptyHint} level={3} />
        <Banner kind="info">{chat.safety}</Banner>
      </div>
    );
  }
  return (
    <MessageLog
      conversationId={id}
      entries={entries}
      me={me}
      person={chatPortrait(otherUser)}
      unreadLine={unreadLine}
    />
  );
}
