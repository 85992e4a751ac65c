import type { ConversationId } from '../../api/generated/model/index.ts';
import type { ChatMark } from '../../conversations/chatMarks.ts';
import { createChatMarks } from '../../session/privateList.ts';
import type { Session } from '../../session/session.ts';

/** Whether the messages of a conversation are counted and call for no attention (rule M49). */
export const isMuted = (session: Session, id: ConversationId): boolean =>
  session
    .own(createChatMarks)
    .state.getState()
    .items.includes(`muted:${id}` satisfies ChatMark);
