import { Unmet } from '../engine/findings/failure.ts';
import {
  bodyOf,
  expectEqual,
  expectFrame,
  expectNoFrame,
  expectRefused,
  expectSaid,
  expectLater,
} from '../engine/expect.ts';
import type { Case } from '../engine/kit.ts';
import { agrees, fitting } from '../engine/view/agrees.ts';
import { nextInstant } from '../engine/nextInstant.ts';
import { open, read, say, openReadConversation, type Message } from './conversation.ts';

/** Conversations and messages over the socket. */
export const chatSocketCases: readonly Case[] = [
  {
    id: 'chat.events',
    title: 'A message reaches every tab of both sides once, equal to the history, and no other user.',
    needs: ['chat.one'],
    async run(kit) {
      const { a, b, c } = kit;
      const id = await openReadConversation(kit);
      const [mine, mineToo] = [await a.connect(), await a.connect()];
      const [theirs, outside] = [await b.connect(), await c.connect()];
      mine.send({ type: 'send_message', conversation_id: id, content: 'ソケットから' });
      const fits = { message: { content: 'ソケットから' } };
      const sent = await expectFrame('socket.sent', mine, 'message_sent', fits);
      await expectFrame('socket.tabs', mineToo, 'message_sent', fits);
      const received = await expectFrame('socket.new', theirs, 'new_message', fits);
      const [, conversation] = await read(b, id);
      const stored = conversation.messages.at(-1);
      expectSaid('socket.history', received, received.message, stored);
      const [, own] = await read(a, id);
      expectSaid('socket.history', sent, sent.message, own.messages.at(-1));
      mine.send({ type: 'ping' });
      await kit.watch.barrier(a, [mine]);
      await kit.watch.barrier(b, [theirs]);
      await kit.watch.barrier(c, [outside]);
      expectNoFrame('socket.leak', outside, ['new_message', 'message_sent']);
      expectNoFrame('socket.echo', mine, ['new_message']);
      const twice = theirs.frames.filter((frame) => agrees(frame, { type: 'new_message', ...fits }));
      expectSaid('socket.once', received, twice.length, 1);
    },
  },
  {
    id: 'chat.readEvents',
    title: 'Reading tells both sides who read what; an empty list means all.',
    needs: ['chat.one'],
    async run(kit) {
      const { a, b } = kit;
      const id = await openReadConversation(kit);
      const ids: string[] = [];
      for (const text of ['一', '二', '三']) ids.push(bodyOf<Message>(await say(a, id, text)).id);
      const [mine, theirs] = [await a.connect(), await b.connect()];
      // Whoever wrote a message cannot read it for the other side.
      mine.send({ type: 'mark_as_read', conversation_id: id, message_ids: ids });
      await kit.watch.barrier(a, [mine]);
      const [waiting, { unread_count, messages }] = await read(b, id);
      const unread = messages.filter((message) => !message.is_read).length;
      expectEqual('socket.ownIds', waiting, { unread_count, unread }, { unread_count: ids.length, unread: ids.length });
      expectNoFrame('socket.ownIds', theirs, ['messages_read']);
      theirs.send({ type: 'mark_as_read', conversation_id: id, message_ids: [ids[0]] });
      for (const socket of [mine, theirs]) {
        const frame = await expectFrame('socket.read', socket, 'messages_read', { conversation_id: id });
        expectSaid('socket.reader', frame, frame.reader_id, b.userId);
        const named = fitting(`${ids[0]} among them`, (value) => (value as string[]).includes(ids[0] ?? ''));
        expectSaid('socket.readIds', frame, frame, { message_ids: named });
      }
      const start = mine.frames.length;
      theirs.send({ type: 'mark_as_read', conversation_id: id, message_ids: [] });
      await expectFrame('socket.readAll', mine, 'messages_read', { conversation_id: id, reader_id: b.userId }, start);
      const [seen, conversation] = await read(b, id);
      expectEqual('socket.readAll', seen, conversation, { unread_count: 0 });
    },
  },
  {
    id: 'chat.typing',
    title: 'Typing is told to the other side alone, and so is its end.',
    needs: ['chat.one'],
    async run(kit) {
      const { a, b, c } = kit;
      const id = await open(a, b);
      const [mine, theirs, outside] = [await a.connect(), await b.connect(), await c.connect()];
      mine.send({ type: 'typing_start', conversation_id: id });
      const started = (is_typing: boolean) => ({ conversation_id: id, user_id: a.userId, is_typing });
      await expectFrame('socket.typing', theirs, 'typing_status', started(true));
      mine.send({ type: 'typing_stop', conversation_id: id });
      await expectFrame('socket.typingStop', theirs, 'typing_status', started(false));
      outside.send({ type: 'typing_start', conversation_id: id });
      for (const [person, socket] of [
        [a, mine],
        [c, outside],
      ] as const) {
        await kit.watch.barrier(person, [socket]);
        const leaked = socket.frames.filter((frame) => !kit.watch.isOwn(frame));
        expectNoFrame('socket.typingLeak', { ...socket, frames: leaked }, ['typing_status']);
      }
    },
  },
  {
    id: 'chat.presence',
    title: 'online_users comes first and is complete; coming and going is told to partners.',
    needs: ['chat.one'],
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
      const isStatus = (is_online: boolean) => ({ user_id: b.userId, is_online });
      await expectFrame('socket.came', mine, 'user_status', isStatus(true));
      await theirs.close();
      await expectFrame('socket.went', mine, 'user_status', isStatus(false));
    },
  },
  {
    id: 'chat.handshake',
    title: 'A socket opens only with the user’s own good token.',
    async run(kit) {
      const seen = await kit.a.call('getCurrentUser');
      for (const token of ['conformance-unknown', kit.b.token]) {
        expectRefused(seen, await kit.connect(kit.a.userId, token));
      }
    },
  },
  {
    id: 'chat.robust',
    title: 'Malformed, unknown, huge and forbidden frames change nothing and keep the socket open.',
    needs: ['chat.one'],
    async run(kit) {
      const { a, b, c } = kit;
      const id = await openReadConversation(kit);
      const [seen, before] = await read(a, id);
      const [outside, theirs] = [await c.connect(), await b.connect()];
      const bad = ['{', '[]', 'null', '{"type":"conformance_unknown"}', '{"type":"send_message"}', 'x'.repeat(200_000)];
      for (const text of bad) outside.send(text);
      outside.send({ type: 'send_message', conversation_id: id, content: '割り込み' });
      outside.send({ type: 'mark_as_read', conversation_id: id, message_ids: [] });
      outside.send({ type: 'ping' });
      // The socket still works, and the server has processed everything sent on it.
      if (!(await kit.watch.passes(c, [outside]))) {
        throw new Unmet({
          check: 'socket.robust',
          subject: 'frame',
          expected: 'an open socket that goes on',
          received: outside.isOpen() ? 'silence' : `a close with ${outside.closeCode()}`,
        });
      }
      await kit.watch.barrier(b, [theirs]);
      expectNoFrame('socket.outsider', theirs, ['new_message', 'messages_read']);
      const [, after] = await read(a, id);
      expectEqual('socket.outsider', seen, after.messages.length, before.messages.length);
    },
  },
  {
    id: 'chat.active',
    title: 'A message over the socket moves last_active as one by HTTP does, and nothing else over it.',
    needs: ['chat.one'],
    async run(kit) {
      const { a } = kit;
      const id = await openReadConversation(kit);
      const active = async () => {
        const seen = await a.call('getMyProfile');
        return { seen, at: bodyOf<{ last_active: string }>(seen).last_active };
      };
      const before = await active();
      await nextInstant();
      const mine = await a.connect();
      mine.send({ type: 'typing_start', conversation_id: id });
      mine.send({ type: 'mark_as_read', conversation_id: id, message_ids: [] });
      await kit.watch.barrier(a, [mine]);
      const same = await active();
      expectEqual('profiles.active', same.seen, same.at, before.at);
      mine.send({ type: 'send_message', conversation_id: id, content: 'います' });
      await expectFrame('socket.sent', mine, 'message_sent', { message: { conversation_id: id, content: 'います' } });
      const after = await active();
      expectLater('profiles.active', after.seen, 'last_active', after.at, before.at);
      await kit.b.call('markConversationRead', { id });
    },
  },
  {
    id: 'chat.offline',
    title: 'What was sent to somebody offline is in the history, in order.',
    needs: ['chat.one'],
    async run(kit) {
      const { a, b } = kit;
      const id = await openReadConversation(kit);
      const mine = await a.connect();
      for (const content of ['留守', '電', '話']) {
        mine.send({ type: 'send_message', conversation_id: id, content });
        await nextInstant();
      }
      const says = (content: string) => ({ message: { conversation_id: id, content } });
      await expectFrame('socket.sent', mine, 'message_sent', says('話'));
      const theirs = await b.connect();
      // The long ones first: a server that needs more time for them must not let the short ones overtake them.
      const said = ['七'.repeat(4_000), '転', '八'.repeat(500), '起'];
      for (const content of said) mine.send({ type: 'send_message', conversation_id: id, content });
      const last = await expectFrame('socket.new', theirs, 'new_message', says('起'));
      const receivedTexts = theirs.frames
        .filter(({ type }) => type === 'new_message')
        .map((frame) => (frame.message as Message).content);
      expectSaid('socket.order', last, receivedTexts, said);
      const [seen, conversation] = await read(b, id);
      const tail = conversation.messages.slice(-7).map((message) => message.content);
      expectEqual('socket.offline', seen, tail, ['留守', '電', '話', ...said]);
    },
  },
];
