import type { ConversationId } from '../api/generated/model/index.ts';
import { createPrivateList, parseTexts } from '../session/privateList.ts';
import type { Session } from '../session/session.ts';

/**
 * What a user has set for a conversation in this browser: an entry of their list `chat-marks`, in which pins are in the
 * order of pinning. Entries are strings, because every screen has the parser for lists of strings.
 */
export type ChatMark = `${ChatMarkKind}:${ConversationId}`;
export const chatMarkKinds = ['pinned', 'muted', 'archived'] as const;
export type ChatMarkKind = (typeof chatMarkKinds)[number];

export const createChatMarks = (session: Session) => createPrivateList(session, 'chat-marks', parseTexts);

/** Separates archived conversations from listed ones, and puts the pinned ones first; otherwise their order stays. */
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

/** Whether a conversation is pinned that is not in `chats`. */
export const hasUnknownPin = (marks: ReadonlySet<string>, chats: readonly { id: ConversationId }[]): boolean =>
  [...marks].some((mark) => isPin(mark) && !chats.some(({ id }) => mark === `pinned:${id}`));

export const isPin = (mark: string): boolean => mark.startsWith('pinned:');
