import { keepKanji } from '../../../lib/forms/useUnifyKanji.ts';
import { foldFor, foldQuery } from '../../../lib/text/foldKana.ts';
import type { ConversationEntry } from '../../../realtime/selectors.ts';
import { chatName } from '../chat/chatPerson.ts';

/**
 * Returns the conversations whose person's name or last message contains the query; all of them for a blank query.
 * `foldQuery` normalises kana and case.
 * @param unifyKanji normalises variants of kanji, once their table is loaded
 */
export function filterConversations(
  conversations: readonly ConversationEntry[],
  query: string,
  unifyKanji = keepKanji,
): readonly ConversationEntry[] {
  const wanted = foldQuery(unifyKanji(query));
  if (wanted === '') return conversations;
  const foldText = foldFor(wanted);
  const fold = (text: string) => foldText(unifyKanji(text));
  return conversations.filter(
    ({ otherUser, lastMessage }) =>
      fold(chatName(otherUser)).includes(wanted) || fold(lastMessage?.content ?? '').includes(wanted),
  );
}
