import { foldKana } from '../../lib/text/foldKana.ts';
import type { ConversationEntry } from '../../realtime/selectors.ts';
import { chatName } from './chatPerson.ts';

/**
 * Returns the conversations whose person's name or last message contains the query, all of them for a blank query. Kana
 * and case are normalised by `foldKana`.
 */
export function filterConversations(
  conversations: readonly ConversationEntry[],
  query: string,
): readonly ConversationEntry[] {
  const wanted = foldKana(query);
  if (wanted === '') return conversations;
  return conversations.filter(
    ({ otherUser, lastMessage }) =>
      foldKana(chatName(otherUser)).includes(wanted) || foldKana(lastMessage?.content ?? '').includes(wanted),
  );
}
