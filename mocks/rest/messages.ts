import {
  conversationsOf,
  countUnreadMessages,
  markRead,
  openConversation,
  ownConversation,
  sendMessage,
} from '../world/chat.ts';
import { conversationView, conversationWithMessagesView, messageView } from '../world/views.ts';
import type { OperationsOf } from './operation.ts';

/** The fake backend's operations for conversations and messages. They return the response bodies. */
export const messages: OperationsOf<'messages'> = {
  listConversations: (world, actor, { query }) =>
    conversationsOf(world, actor.id)
      .slice(query.skip, query.skip + query.limit)
      .map((row) => conversationView(world, row, actor.id)),
  createConversation: (world, actor, { body }) => ({
    success: true,
    data: { id: openConversation(world, actor, body.other_user_id).id },
  }),
  getConversation: (world, actor, { params }) =>
    conversationWithMessagesView(world, ownConversation(world, actor.id, params.id), actor.id),
  sendMessage: (world, actor, { params, body }) => messageView(sendMessage(world, actor, params.id, body.content)),
  countUnreadMessages: (world, actor) => ({ count: countUnreadMessages(world, actor.id) }),
  markConversationRead: (world, actor, { params }) => ({ count: markRead(world, actor, params.id) }),
};
