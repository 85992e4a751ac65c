import { foldKana } from '../../lib/foldKana.ts';
import type { ConversationEntry } from '../../realtime/selectors.ts';
import { chatName } from './chatPerson.ts';

/** The conversations with somebody of that name, or whose last message holds the words; all of them for a blank query. */
export function foundConversations(
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
