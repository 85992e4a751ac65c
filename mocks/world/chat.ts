import type { ConversationId, MessageId, UserId } from '../../src/api/generated/model/index.ts';
import { newMessage } from '../content/notifications.ts';
import { notify } from './notifications.ts';
import { introduce, touch } from './presence.ts';
import { Refusal } from './refusal.ts';
import type { ConversationRow, MessageRow, UserRow } from './rows.ts';
import { messageView, nameOf } from './views.ts';
import type { World } from './world.ts';

/* The conversations and messages of the fake backend. */

function otherMember(conversation: ConversationRow, userId: UserId): UserId {
  const [opener, other] = conversation.members;
  return opener === userId ? other : opener;
}

/**
 * Returns the conversation of two users, and creates it when there is none. 404 for an unknown user, 400 for oneself.
 */
export function openConversation(world: World, actor: UserRow, otherId: UserId): ConversationRow {
  if (actor.id === otherId) throw new Refusal(400, '自分とは会話を始められません');
  if (!world.users.has(otherId)) throw new Refusal(404, 'ユーザーが見つかりません');
  const known = world.conversations.get(world.conversationIdsByUser.get(actor.id)?.get(otherId) ?? '');
  if (known !== undefined) return known;
  const row: ConversationRow = {
    id: world.nextId('conversation'),
    members: [actor.id, otherId],
    updatedAt: world.clock.now(),
    messageIds: [],
    unread: { [actor.id]: 0, [otherId]: 0 },
  };
  world.conversations.set(row.id, row);
  for (const member of row.members) {
    const own = world.conversationIdsByUser.get(member) ?? new Map<UserId, ConversationId>();
    world.conversationIdsByUser.set(member, own.set(otherMember(row, member), row.id));
  }
  introduce(world, actor.id, otherId);
  return row;
}

/** Returns a conversation of the user. 404 for any other one, so that its existence is not revealed. */
export function ownConversation(world: World, userId: UserId, id: ConversationId): ConversationRow {
  const row = world.conversations.get(id);
  if (row === undefined || !row.members.includes(userId)) throw new Refusal(404, '会話が見つかりません');
  return row;
}

/**
 * Returns the user's conversations, the most recently updated first. One without messages is listed only for the user
 * who opened it.
 */
export function conversationsOf(world: World, userId: UserId): ConversationRow[] {
  return [...(world.conversationIdsByUser.get(userId)?.values() ?? [])]
    .map((id) => world.conversations.get(id))
    .filter((row) => row !== undefined)
    .filter((row) => row.messageIds.length > 0 || row.members[0] === userId)
    .sort((a, b) => b.updatedAt - a.updatedAt || (a.id < b.id ? -1 : 1));
}

/** Stores a message and notifies both users. 404 for another user's conversation. */
export function sendMessage(world: World, actor: UserRow, id: ConversationId, content: string): MessageRow {
  const conversation = ownConversation(world, actor.id, id);
  touch(world, actor.id);
  const row = addMessage(world, conversation, actor.id, content);
  const receiver = otherMember(conversation, actor.id);
  world.emit([actor.id], { type: 'message_sent', message: messageView(row) });
  if (world.users.has(receiver)) {
    world.emit([receiver], { type: 'new_message', message: messageView(row) });
    notify(world, receiver, { ...newMessage(nameOf(world, actor.id)), conversationId: id });
  }
  return row;
}

/**
 * Stores a message without notifying anybody. Its time is later than that of the previous message, even if the clock is
 * not.
 */
export function addMessage(
  world: World,
  conversation: ConversationRow,
  senderId: UserId,
  content: string,
  { createdAt = world.clock.now(), isRead = false } = {},
): MessageRow {
  const last = world.messages.get(conversation.messageIds.at(-1) ?? '');
  const row: MessageRow = {
    id: world.nextId('message'),
    conversationId: conversation.id,
    senderId,
    content: content.trim(),
    createdAt: Math.max(createdAt, (last?.createdAt ?? 0) + 1),
    isRead,
  };
  world.messages.set(row.id, row);
  conversation.messageIds.push(row.id);
  const receiver = otherMember(conversation, senderId);
  const current = world.conversations.get(conversation.id) ?? conversation;
  world.conversations.set(conversation.id, {
    ...current,
    updatedAt: row.createdAt,
    unread: { ...current.unread, [receiver]: (current.unread[receiver] ?? 0) + (isRead ? 0 : 1) },
  });
  return row;
}

/**
 * Marks messages of the other user as read: the listed ones, or all when the list is empty. Unknown and own ids are
 * ignored. Notifies both users if something changed. Returns how many changed.
 */
export function markRead(world: World, reader: UserRow, id: ConversationId, ids: readonly MessageId[] = []): number {
  const conversation = ownConversation(world, reader.id, id);
  const candidates = ids.length > 0 ? [...new Set(ids)] : conversation.messageIds;
  const changed = candidates
    .map((messageId) => world.messages.get(messageId))
    .filter((row) => row !== undefined)
    .filter((row) => row.conversationId === id && row.senderId !== reader.id && !row.isRead);
  if (changed.length === 0) return 0;
  for (const row of changed) world.messages.set(row.id, { ...row, isRead: true });
  const current = world.conversations.get(id) ?? conversation;
  const unread = (current.unread[reader.id] ?? 0) - changed.length;
  world.conversations.set(id, { ...current, unread: { ...current.unread, [reader.id]: unread } });
  world.emit(
    conversation.members.filter((member) => world.users.has(member)),
    { type: 'messages_read', conversation_id: id, message_ids: changed.map((row) => row.id), reader_id: reader.id },
  );
  return changed.length;
}

export function countUnreadMessages(world: World, userId: UserId): number {
  return conversationsOf(world, userId).reduce((sum, row) => sum + (row.unread[userId] ?? 0), 0);
}

/** Sends the typing state to the other user. Another user's conversation is ignored. */
export function relayTyping(world: World, actor: UserRow, id: ConversationId, isTyping: boolean): void {
  const row = world.conversations.get(id);
  if (row === undefined || !row.members.includes(actor.id)) return;
  const frame = { type: 'typing_status', conversation_id: id, user_id: actor.id, is_typing: isTyping } as const;
  world.emit([otherMember(row, actor.id)], frame);
}

/** Removes the conversations of a deleted user that have no other member. */
export function removeEmptyConversations(world: World, userId: UserId): void {
  for (const [otherId, id] of world.conversationIdsByUser.get(userId) ?? []) {
    const row = world.conversations.get(id);
    if (row === undefined || (world.users.has(otherId) && row.messageIds.length > 0)) continue;
    for (const messageId of row.messageIds) world.messages.delete(messageId);
    world.conversations.delete(id);
    world.conversationIdsByUser.get(otherId)?.delete(userId);
  }
  world.conversationIdsByUser.delete(userId);
}
