import { setTimeout as sleep } from 'node:timers/promises';
import { bodyOf, expectEqual, expectLater, expectStatus } from '../engine/expect.ts';
import type { Case } from '../engine/kit.ts';
import { nextInstant } from '../engine/nextInstant.ts';
import { formInput } from './formInput.ts';
import { open, read, unread, say, openReadConversation, type Message, type Conversation } from './conversation.ts';
import { timeOf } from '../engine/time.ts';

/** Milliseconds by which the clocks of one server's machines may differ. */
const STEP_BETWEEN_CLOCKS = 50;

/** Conversations and messages by HTTP. */
export const chatCases: readonly Case[] = [
  {
    id: 'chat.one',
    title: 'A pair has one conversation, whoever opens it, and nobody talks to themselves.',
    async run({ a, b }) {
      const id = await open(a, b);
      const again = await b.call('createConversation', { body: { other_user_id: a.userId } });
      expectEqual('chat.one', again, bodyOf<{ data: { id: string } }>(again).data.id, id);
      const self = await a.call('createConversation', { body: { other_user_id: a.userId } });
      expectStatus(self, 400, 'chat.self');
      const nobody = await a.call('createConversation', { body: { other_user_id: 'conformance-nobody' } });
      expectStatus(nobody, 404, 'chat.nobody');
    },
  },
  {
    id: 'chat.http',
    title: 'Messages are stored trimmed and in order; unread counts belong to the other side until it reads.',
    needs: ['chat.one'],
    async run(kit) {
      const { a, b } = kit;
      const id = await openReadConversation(kit);
      const [, before] = await unread(b);
      const [, { updated_at: earlier }] = await read(b, id);
      await nextInstant();
      const sent = expectStatus(await say(a, id, '\u3000 \t一つ目\n '), 201);
      expectEqual('chat.trim', sent, bodyOf<Message>(sent), { content: '一つ目' });
      await nextInstant();
      expectStatus(await say(a, id, '二つ目'), 201);
      const [seen, conversation] = await read(b, id);
      expectLater('chat.list', seen, 'updated_at', conversation.updated_at, earlier, 'sendMessage');
      const tail = conversation.messages.slice(-2).map((message) => message.content);
      expectEqual('chat.order', seen, tail, ['一つ目', '二つ目']);
      expectEqual('chat.unread', seen, conversation, { unread_count: 2 });
      const last = conversation.last_message;
      expectEqual('chat.last', seen, last, { content: '二つ目', sender_id: a.userId });
      const listed = expectStatus(await b.call('listConversations'), 200);
      expectEqual('chat.list', listed, bodyOf<Conversation[]>(listed)[0]?.id, id);
      const [counted, now] = await unread(b);
      expectEqual('chat.unread', counted, now, before + 2);
      const [own, mine] = await read(a, id);
      expectEqual('chat.ownUnread', own, mine, { unread_count: 0 });
      const marked = expectStatus(await b.call('markConversationRead', { id }), 200);
      expectEqual('chat.read', marked, marked.json, { count: 2 });
      const [, state] = await read(a, id);
      const areRead = state.messages.slice(-2).every((message) => message.is_read);
      expectEqual('chat.read', marked, areRead, true);
      const [, none] = await unread(b);
      expectEqual('chat.read', marked, none, before);
    },
  },
  {
    id: 'chat.clock',
    title: 'Messages have the time at which they were sent, by the clock of everything else.',
    needs: ['chat.one'],
    async run(kit) {
      const { a } = kit;
      const id = await openReadConversation(kit);
      const first = bodyOf<Message>(await say(a, id, '先'));
      await sleep(3 * STEP_BETWEEN_CLOCKS);
      const post = await a.call('createPost', formInput({ content: '間' }));
      const between = bodyOf<Message>(expectStatus(post, 201));
      await sleep(3 * STEP_BETWEEN_CLOCKS);
      const sent = await say(a, id, '後');
      const times = [first, between, bodyOf<Message>(sent)].map(({ created_at }) => timeOf(created_at));
      const gaps = [1, 2].map((index) => (times[index] ?? 0) - (times[index - 1] ?? 0) >= STEP_BETWEEN_CLOCKS);
      expectEqual('chat.clock', sent, gaps, [true, true]);
      await a.call('deletePost', { id: between.id });
      await kit.b.call('markConversationRead', { id });
    },
  },
  {
    id: 'chat.stranger',
    title: 'A conversation is nobody else’s: not to read, not to write, not to mark.',
    needs: ['chat.one'],
    async run(kit) {
      const { a, b, c } = kit;
      const id = await open(a, b);
      expectStatus(await c.call('getConversation', { id }), 404, 'chat.stranger');
      expectStatus(await say(c, id, '割り込み'), 404, 'chat.stranger');
      expectStatus(await c.call('markConversationRead', { id }), 404, 'chat.stranger');
      expectStatus(await say(a, 'conformance-nobody', 'やあ'), 404, 'chat.stranger');
    },
  },
];
