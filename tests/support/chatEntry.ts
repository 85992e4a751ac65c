import type { ChatEntry } from '../../src/realtime/selectors.ts';

/** Creates a message of a chat: by default one of れん that has been read. */
export const chatEntry = (fields: Partial<ChatEntry>): ChatEntry => ({
  id: 'message-1',
  senderId: 'ren',
  content: 'はい',
  createdAt: 0,
  isRead: true,
  status: 'sent',
  ...fields,
});
