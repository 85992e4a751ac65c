import type { ConversationId } from '../../api/generated/model/index.ts';
import type { ChatMark } from '../../conversations/chatMarks.ts';
import { liveStoreOf } from '../../conversations/liveState.ts';
import { localStore } from '../../lib/storage/storage.ts';
import { parseTexts } from '../../session/privateList.ts';
import { privateListKey } from '../../session/privateLists.ts';
import type { Session } from '../../session/session.ts';

/**
 * Whether the messages of a conversation call for no attention (rule M49). Reads what the browser holds, since the list
 * itself comes with the messages' own screen.
 */
export function isMuted(session: Session, id: ConversationId): boolean {
  const { me } = liveStoreOf(session).getState();
  const marks = me === null ? [] : parseTexts(localStore.get(privateListKey('chat-marks', me)));
  return marks.includes(`muted:${id}` satisfies ChatMark);
}
