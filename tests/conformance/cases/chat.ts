import { setTimeout as sleep } from 'node:timers/promises';
import type { Exchange } from '../engine/exchange.ts';
import { Unmet } from '../engine/failure.ts';
import type { Frame } from '../engine/socket.ts';
import {
  bodyOf,
  type Case,
  expectEqual,
  expectFrame,
  expectNoFrame,
  expectSaid,
  expectStatus,
  type Kit,
  type Person,
} from '../engine/kit.ts';
import { nextMoment } from '../engine/moment.ts';
import { compareTimes } from '../engine/time.ts';
import { formInput } from './formInput.ts';

/** Machines of one server may disagree by so much, in ms. */
const STEP_BETWEEN_CLOCKS = 50;

interface Message {
  id: string;
  content: string;
  sender_id: string;
  created_at: string;
  is_read: boolean;
}
interface Conversation {
  id: string;
  unread_count: number;
  last_message: { content: string; sender_id: string } | null;
  messages: Message[];
}

async function open(who: Person, whom: Person): Promise<string> {
  const seen = expectStatus(await who.call('createConversation', { body: { other_user_id: whom.userId } }), 200);
  return bodyOf<{ data: { id: string } }>(seen).data.id;
}
const read = async (who: Person, id: string): Promise<[Exchange, Conversation]> => {
  const seen = expectStatus(await who.call('getConversation', { id }), 200);
  return [seen, bodyOf<Conversation>(seen)];
};
const unread = async (who: Person) => {
  const seen = await who.call('countUnreadMessages');
  return [seen, bodyOf<{ count: number }>(seen).count] as const;
};
const say = (who: Person, id: string, content: string) => who.call('sendMessage', { id, body: { content } });

/** One conversation in which nobody has anything unread. */
async function setStage({ a, b }: Kit): Promise<string> {
  const id = await open(a, b);
  await a.call('markConversationRead', { id });
  await b.call('markConversationRead', { id });
  return id;
}

const stories: readonly Case[] = [
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
    async run(kit) {
      const { a, b } = kit;
      const id = await setStage(kit);
      const [, before] = await unread(b);
      const sent = expectStatus(await say(a, id, '\u3000 \t一つ目\n '), 201);
      expectEqual('chat.trim', sent, bodyOf<Message>(sent).content, '一つ目');
      await nextMoment();
      expectStatus(await say(a, id, '二つ目'), 201);
      const [seen, conversation] = await read(b, id);
      const tail = conversation.messages.slice(-2).map((message) => message.content);
      expectEqual('chat.order', seen, tail, ['一つ目', '二つ目']);
      const times = conversation.messages.map((message) => Date.parse(message.created_at));
      expectEqual(
        'chat.order',
        seen,
        times,
        times.toSorted((x, y) => x - y),
      );
      expectEqual('chat.unread', seen, conversation.unread_count, 2);
      const last = conversation.last_message;
      expectEqual('chat.last', seen, [last?.content, last?.sender_id], ['二つ目', a.userId]);
      const listed = expectStatus(await b.call('listConversations'), 200);
      expectEqual('chat.list', listed, bodyOf<Conversation[]>(listed)[0]?.id, id);
      const [counted, now] = await unread(b);
      expectEqual('chat.unread', counted, now, before + 2);
      const [own, mine] = await read(a, id);
      expectEqual('chat.ownUnread', own, mine.unread_count, 0);
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
    async run(kit) {
      const { a } = kit;
      const id = await setStage(kit);
      const first = bodyOf<Message>(await say(a, id, '先'));
      await sleep(3 * STEP_BETWEEN_CLOCKS);
      const post = await a.call('createPost', formInput({ content: '間' }));
      const between = bodyOf<Message>(expectStatus(post, 201));
      await sleep(3 * STEP_BETWEEN_CLOCKS);
      const sent = await say(a, id, '後');
      const times = [first, between, bodyOf<Message>(sent)].map(({ created_at }) => Date.parse(created_at));
      const gaps = [1, 2].map((index) => (times[index] ?? 0) - (times[index - 1] ?? 0) >= STEP_BETWEEN_CLOCKS);
      expectEqual('chat.clock', sent, gaps, [true, true]);
      await a.call('deletePost', { id: between.id });
      await kit.b.call('markConversationRead', { id });
    },
  },
  {
    id: 'chat.stranger',
    title: 'A conversation is nobody else’s: not to read, not to write, not to mark.',
    async run(kit) {
      const { a, b, c } = kit;
      const id = await open(a, b);
      expectStatus(await c.call('getConversation', { id }), 404, 'chat.stranger');
      expectStatus(await say(c, id, '割り込み'), 404, 'chat.stranger');
      expectStatus(await c.call('markConversationRead', { id }), 404, 'chat.stranger');
      expectStatus(await say(a, 'conformance-nobody', 'やあ'), 404, 'chat.stranger');
    },
  },
  {
    id: 'chat.events',
    title: 'A message reaches every tab of both sides once, equal to the history, and no stranger.',
    async run(kit) {
      const { a, b, c } = kit;
      const id = await setStage(kit);
      const [mine, mineToo, theirs, outside] = [
        await a.connect(),
        await a.connect(),
        await b.connect(),
        await c.connect(),
      ];
      mine.send({ type: 'send_message', conversation_id: id, content: 'ソケットから' });
      const fits = (frame: Frame) => (frame.message as Message | undefined)?.content === 'ソケットから';
      const sent = await expectFrame('socket.sent', mine, 'message_sent', fits);
      await expectFrame('socket.tabs', mineToo, 'message_sent', fits);
      const received = await expectFrame('socket.new', theirs, 'new_message', fits);
      const [, conversation] = await read(b, id);
      const stored = conversation.messages.at(-1);
      expectSaid('socket.history', received, received.message, stored);
      expectSaid('socket.history', sent, (sent.message as Message).id, stored?.id);
      mine.send({ type: 'ping' });
      for (const [person, socket] of [
        [a, mine],
        [b, theirs],
        [c, outside],
      ] as const) {
        await kit.barrier(person, [socket]);
      }
      expectNoFrame('socket.leak', outside, ['new_message', 'message_sent']);
      expectNoFrame('socket.echo', mine, ['new_message']);
      const twice = theirs.frames.filter((frame) => frame.type === 'new_message' && fits(frame));
      expectSaid('socket.once', received, twice.length, 1);
    },
  },
  {
    id: 'chat.readEvents',
    title: 'Reading tells both sides who read what; an empty list means all.',
    async run(kit) {
      const { a, b } = kit;
      const id = await setStage(kit);
      const ids: string[] = [];
      for (const text of ['一', '二', '三']) ids.push(bodyOf<Message>(await say(a, id, text)).id);
      const [mine, theirs] = [await a.connect(), await b.connect()];
      theirs.send({ type: 'mark_as_read', conversation_id: id, message_ids: [ids[0]] });
      for (const socket of [mine, theirs]) {
        const frame = await expectFrame('socket.read', socket, 'messages_read');
        expectSaid('socket.reader', frame, frame.reader_id, b.userId);
        expectSaid('socket.readIds', frame, (frame.message_ids as string[]).includes(ids[0] ?? ''), true);
      }
      const start = mine.frames.length;
      theirs.send({ type: 'mark_as_read', conversation_id: id, message_ids: [] });
      await expectFrame('socket.readAll', mine, 'messages_read', undefined, start);
      const [seen, conversation] = await read(b, id);
      expectEqual('socket.readAll', seen, conversation.unread_count, 0);
    },
  },
  {
    id: 'chat.typing',
    title: 'Typing is told to the other side alone, and so is its end.',
    async run(kit) {
      const { a, b, c } = kit;
      const id = await open(a, b);
      const [mine, theirs, outside] = [await a.connect(), await b.connect(), await c.connect()];
      mine.send({ type: 'typing_start', conversation_id: id });
      const started = (value: boolean) => (frame: Record<string, unknown>) =>
        frame.conversation_id === id && frame.user_id === a.userId && frame.is_typing === value;
      await expectFrame('socket.typing', theirs, 'typing_status', started(true));
      mine.send({ type: 'typing_stop', conversation_id: id });
      await expectFrame('socket.typingStop', theirs, 'typing_status', started(false));
      outside.send({ type: 'typing_start', conversation_id: id });
      for (const [person, socket] of [
        [a, mine],
        [c, outside],
      ] as const) {
        await kit.barrier(person, [socket]);
        const leaked = socket.frames.filter((frame) => !kit.isWatching(frame));
        expectNoFrame('socket.typingLeak', { ...socket, frames: leaked }, ['typing_status']);
      }
    },
  },
  {
    id: 'chat.presence',
    title: 'online_users comes first and is complete; coming and going is told to partners.',
    async run(kit) {
      const { a, b } = kit;
      await say(a, await open(a, b), 'やあ');
      const mine = await a.connect();
      const theirs = await b.connect();
      const first = await expectFrame('socket.online', theirs, 'online_users');
      const users = first.users as string[];
      const named = [a.userId, b.userId].every((user) => users.includes(user));
      expectSaid('socket.online', first, named, true);
      expectSaid('socket.onlineFirst', first, theirs.frames[0]?.type, 'online_users');
      await expectFrame(
        'socket.came',
        mine,
        'user_status',
        (frame) => frame.user_id === b.userId && frame.is_online === true,
      );
      await theirs.close();
      await expectFrame(
        'socket.went',
        mine,
        'user_status',
        (frame) => frame.user_id === b.userId && frame.is_online === false,
      );
    },
  },
  {
    id: 'chat.handshake',
    title: 'A socket opens only with the user’s own good token.',
    async run(kit) {
      const [{ seen }, sockets] = [
        { seen: await kit.a.call('getCurrentUser') },
        [await kit.connect(kit.a.userId, 'conformance-unknown'), await kit.connect(kit.a.userId, kit.b.token)],
      ];
      for (const { handshake } of sockets) {
        expectEqual('socket.handshake', seen, handshake.kind === 'refused' && handshake.legal, true);
      }
    },
  },
  {
    id: 'chat.robust',
    title: 'Malformed, unknown, huge and forbidden frames change nothing and keep the socket open.',
    async run(kit) {
      const { a, b, c } = kit;
      const id = await setStage(kit);
      const [seen, before] = await read(a, id);
      const [outside, theirs] = [await c.connect(), await b.connect()];
      const bad = ['{', '[]', 'null', '{"type":"conformance_unknown"}', '{"type":"send_message"}', 'x'.repeat(200_000)];
      for (const text of bad) outside.send(text);
      outside.send({ type: 'send_message', conversation_id: id, content: '割り込み' });
      outside.send({ type: 'mark_as_read', conversation_id: id, message_ids: [] });
      outside.send({ type: 'ping' });
      // The socket is alive, and the server has read everything on it.
      if (!(await kit.passes(c, [outside]))) {
        throw new Unmet({
          check: 'socket.robust',
          subject: 'frame',
          expected: 'an open socket that goes on',
          received: outside.isOpen() ? 'silence' : `a close with ${outside.closeCode()}`,
        });
      }
      await kit.barrier(b, [theirs]);
      expectNoFrame('socket.outsider', theirs, ['new_message', 'messages_read']);
      const [, after] = await read(a, id);
      expectEqual('socket.outsider', seen, after.messages.length, before.messages.length);
    },
  },
  {
    id: 'chat.active',
    title: 'A message over the socket moves last_active as one by HTTP does.',
    async run(kit) {
      const { a } = kit;
      const id = await setStage(kit);
      const mine = await a.connect();
      const active = async () => {
        const seen = await a.call('getMyProfile');
        return { seen, at: bodyOf<{ last_active: string }>(seen).last_active };
      };
      const before = await active();
      await nextMoment();
      mine.send({ type: 'send_message', conversation_id: id, content: 'います' });
      await expectFrame('socket.sent', mine, 'message_sent');
      const after = await active();
      expectEqual('profiles.active', after.seen, compareTimes(after.at, before.at) > 0, true);
      await kit.b.call('markConversationRead', { id });
    },
  },
  {
    id: 'chat.offline',
    title: 'What was sent to somebody offline is in the history, in order.',
    async run(kit) {
      const { a, b } = kit;
      const id = await setStage(kit);
      const mine = await a.connect();
      for (const content of ['留守', '電', '話']) {
        mine.send({ type: 'send_message', conversation_id: id, content });
        await nextMoment();
      }
      await expectFrame('socket.sent', mine, 'message_sent', (frame) => (frame.message as Message).content === '話');
      const theirs = await b.connect();
      // The long ones first: whoever takes more time for them may not let the short ones pass.
      const said = ['七'.repeat(4_000), '転', '八'.repeat(500), '起'];
      for (const content of said) mine.send({ type: 'send_message', conversation_id: id, content });
      const last = await expectFrame(
        'socket.new',
        theirs,
        'new_message',
        (frame) => (frame.message as Message).content === '起',
      );
      const told = theirs.frames
        .filter(({ type }) => type === 'new_message')
        .map((frame) => (frame.message as Message).content);
      expectSaid('socket.order', last, told, said);
      const [seen, conversation] = await read(b, id);
      const tail = conversation.messages.slice(-7).map((message) => message.content);
      expectEqual('socket.offline', seen, tail, ['留守', '電', '話', ...said]);
    },
  },
];

/** All of them take a conversation for the pair's only one. */
export const chatCases: readonly Case[] = stories.map((story) =>
  story.id === 'chat.one' || story.id === 'chat.handshake' ? story : { ...story, needs: ['chat.one'] },
);
