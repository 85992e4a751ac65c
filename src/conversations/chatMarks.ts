import type { ConversationId } from '../api/generated/model/index.ts';
import { createPrivateList, parseTexts } from '../session/privateList.ts';
import type { Session } from '../session/session.ts';

/**
 * What somebody has set for a conversation in this browser: an entry of their list `chat-marks`, in which the pinned ones
 * stand in the order of pinning (rules M48 to M50). Texts, because the parser of texts is there on every screen.
 */
export type ChatMark = `${ChatMarkKind}:${ConversationId}`;
export const chatMarkKinds = ['pinned', 'muted', 'archived'] as const;
export type ChatMarkKind = (typeof chatMarkKinds)[number];

export const createChatMarks = (session: Session) => createPrivateList(session, 'chat-marks', parseTexts);

/**
 * Divides conversations into those of the list, the pinned ones first, and the archived ones; otherwise their order stays.
 */
export function arrangeChats<Chat extends { id: ConversationId }>(
  chats: readonly Chat[],
  marks: ReadonlySet<string>,
): { listed: readonly Chat[]; archived: readonly Chat[] } {
  const pinned = [...marks].filter(isPin);
  const placeOf = ({ id }: Chat) => pinned.indexOf(`pinned:${id}`) + 1 || Infinity;
  const isArchived = ({ id }: Chat) => marks.has(`archived:${id}`);
  return {
    listed: chats.filter((chat) => !isArchived(chat)).sort((a, b) => placeOf(a) - placeOf(b) || 0),
    archived: chats.filter(isArchived),
  };
}

/** Whether a pinned conversation is not among these. */
export const hasUnknownPin = (marks: ReadonlySet<string>, chats: readonly { id: ConversationId }[]): boolean =>
  [...marks].some((mark) => isPin(mark) && !chats.some(({ id }) => mark === `pinned:${id}`));

export const isPin = (mark: string): boolean => mark.startsWith('pinned:');
