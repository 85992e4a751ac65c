import type { Exchange } from '../engine/exchange.ts';
import { bodyOf, expectStatus } from '../engine/expect.ts';
import type { Kit } from '../engine/kit.ts';
import type { Person } from '../engine/person.ts';
import { markAsRead } from './preparation.ts';

export interface Message {
  id: string;
  content: string;
  sender_id: string;
  created_at: string;
  is_read: boolean;
}

export interface Conversation {
  id: string;
  updated_at: string;
  unread_count: number;
  last_message: { content: string; sender_id: string } | null;
  messages: Message[];
}

export async function open(who: Person, whom: Person): Promise<string> {
  const seen = expectStatus(await who.call('createConversation', { body: { other_user_id: whom.userId } }), 200);
  return bodyOf<{ data: { id: string } }>(seen).data.id;
}

export const read = async (who: Person, id: string): Promise<[Exchange, Conversation]> => {
  const seen = expectStatus(await who.call('getConversation', { id }), 200);
  return [seen, bodyOf<Conversation>(seen)];
};

export const unread = async (who: Person) => {
  const seen = await who.call('countUnreadMessages');
  return [seen, bodyOf<{ count: number }>(seen).count] as const;
};

export const say = (who: Person, id: string, content: string) => who.call('sendMessage', { id, body: { content } });

/** Opens a conversation of `a` and `b` in which nobody has an unread message, and returns its id. */
export async function openReadConversation({ a, b }: Kit): Promise<string> {
  const id = await open(a, b);
  await markAsRead([a, b], id);
  return id;
}
