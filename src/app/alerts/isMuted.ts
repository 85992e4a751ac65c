import type { ConversationId } from '../../api/generated/model/index.ts';
import type { ChatMark } from '../../conversations/chatMarks.ts';
import { liveStoreOf } from '../../conversations/liveState.ts';
import { localStore } from '../../lib/storage/storage.ts';
import { parseTexts } from '../../session/privateList.ts';
import { privateListKey } from '../../session/privateLists.ts';
import type { Session } from '../../session/session.ts';

/**
 * Whether a conversation is muted, so that its messages are not announced (rule M49). Reads local storage, since the
 * code of the list is loaded with the screen of the messages.
 */
export function isMuted(session: Session, id: ConversationId): boolean {
  const { me } = liveStoreOf(session).getState();
  const marks = me === null ? [] : parseTexts(localStore.get(privateListKey('chat-marks', me)));
  return marks.includes(`muted:${id}` satisfies ChatMark);
}
