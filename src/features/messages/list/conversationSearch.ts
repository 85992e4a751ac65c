import { foldFor, foldQuery } from '../../../lib/text/foldKana.ts';
import type { ConversationEntry } from '../../../realtime/selectors.ts';
import { chatName } from '../chat/chatPerson.ts';

/**
 * Returns the conversations whose person's name or last message contains the query; all of them for a blank query.
 * `foldQuery` normalises kana and case.
 */
export function filterConversations(
  conversations: readonly ConversationEntry[],
  query: string,
): readonly ConversationEntry[] {
  const wanted = foldQuery(query);
  if (wanted === '') return conversations;
  const fold = foldFor(wanted);
  return conversations.filter(
    ({ otherUser, lastMessage }) =>
      fold(chatName(otherUser)).includes(wanted) || fold(lastMessage?.content ?? '').includes(wanted),
  );
}
