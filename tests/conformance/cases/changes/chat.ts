import type { Exchange } from '../../engine/exchange.ts';
import { fitting } from '../../engine/view/agrees.ts';
import { expectEvents, type Listeners, startsOf } from '../../engine/view/change.ts';
import { bodyOf, expectEqual, expectSaid } from '../../engine/expect.ts';
import type { Case } from '../../engine/kit.ts';
import { NO_ID } from '../../engine/sentTexts.ts';
import type { Person } from '../../engine/person.ts';
import type { Frame } from '../../engine/socket.ts';
import { BLANK_TEXT } from '../blankText.ts';
import { open } from '../conversation.ts';
import { markAsRead } from '../preparation.ts';
import { begin, added, appended, changed, type Json, type Events } from './walk.ts';

const noticeOf = (conversation_id: string) => ({
  type: 'new_notification',
  notification: { type: 'new_message', is_read: false, conversation_id },
});

/** Wraps an expected change so that the time that changes with it is not compared. */
const anyTime =
  (change: (old: unknown) => Json) =>
  (old: unknown): Json => {
    const { updated_at: _at, ...rest } = change(old);
    return rest;
  };

/** Whether two people have a conversation. Both lists are read, because an empty one is listed only for its opener. */
async function areTalking(one: Person, other: Person): Promise<boolean> {
  for (const [who, whom] of [
    [one, other],
    [other, one],
  ] as const) {
    const listed = bodyOf<{ other_user: { id: string } }[]>(
      await who.call('listConversations', { query: { limit: 100 } }),
    );
    if (listed.some(({ other_user }) => other_user.id === whom.userId)) return true;
  }
  return false;
}

/** A text of nearly the maximum length, so that a server that truncates it somewhere is noticed. */
const LONG_TEXT = '長い話'.repeat(1_666);

/** Cases that check that messages, readings and presence cause exactly their events and changes, and nothing else. */
export const chatChanges: readonly Case[] = [
  {
    id: 'changes.chat',
    title: 'A message and its reading have exactly their events and exactly their consequences.',
    async run(kit) {
      const { a, b, c } = kit;
      const id = await open(a, b);
      const other = await open(a, c);
      for (const who of [a, b]) await who.call('sendMessage', { id, body: { content: '先に' } });
      await markAsRead([a, b], id);
      await c.call('sendMessage', { id: other, body: { content: '別の会話' } });
      const { step, nothing, view, listeners } = await begin(kit);
      const home = `conversation ${id}`;
      await step(() => b.call('createConversation', { body: { other_user_id: a.userId } }), 200);

      const wrote = (content: string, who: Person, whom: Person) =>
        new Map<Person, Partial<Frame>[]>([
          [who, [{ type: 'message_sent', message: message(content, who) }]],
          [whom, [{ type: 'new_message', message: message(content, who) }, noticeOf(id)]],
        ]);
      const message = (content: string, who: Person): Json => ({
        conversation_id: id,
        sender_id: who.userId,
        content,
        is_read: false,
      });
      const grown = (content: string, who: Person, unread: number) =>
        changed(({ messages, unread_count }) => ({
          messages: appended(message(content, who))(messages),
          last_message: { content, sender_id: who.userId },
          updated_at: undefined,
          unread_count: Number(unread_count) + unread,
        }));
      const grows = (content: string, who: Person, unread: readonly [number, number]) => ({
        [`a ${home}`]: anyTime(grown(content, who, unread[0])),
        [`b ${home}`]: anyTime(grown(content, who, unread[1])),
        [`${who === a ? 'b' : 'a'} notifications`]: added({
          type: 'new_message',
          is_read: false,
          conversation_id: id,
        }),
      });
      const say = (who: Person, content: string) => () => who.call('sendMessage', { id, body: { content } });
      const first = await step(say(a, ' 一 '), 201, wrote('一', a, b), grows('一', a, [0, 1]));
      const stored = ((view().get(`a ${home}`) as Json).messages as Json[]).at(-1);
      expectEqual('chat.answer', first, first.json, stored);
      await step(say(b, '二'), 201, wrote('二', b, a), grows('二', b, [1, 0]));
      await step(say(a, LONG_TEXT), 201, wrote(LONG_TEXT, a, b), grows(LONG_TEXT, a, [0, 1]));

      // A frame gets no response: the exchange of the next request stands in for it.
      const [tab] = listeners.get(a) ?? [];
      const frame = (sent: object) => async () => {
        tab?.send(sent);
        await kit.watch.barrier(a, listeners.get(a) ?? []);
        return await a.call('getCurrentUser');
      };
      const over = { type: 'send_message', conversation_id: id, content: ' 四 ' };
      await step(frame(over), 200, wrote('四', a, b), grows('四', a, [0, 1]));
      // Frames that are not allowed are ignored, and so are ids of one’s own messages and of other conversations.
      const ids = (who: Person, inId = id) =>
        ((view().get(`a conversation ${inId}`) as Json).messages as Json[])
          .filter(({ sender_id }) => sender_id === who.userId)
          .map((one) => String(one.id));
      const ignored = [
        { ...over, content: '   ' },
        { ...over, content: BLANK_TEXT },
        { ...over, content: 'あ'.repeat(5_001) },
        { ...over, content: '半\uD83C' },
        { ...over, conversation_id: 'conformance-nobody' },
        { ...over, conversation_id: NO_ID },
        { type: 'mark_as_read', conversation_id: id, message_ids: [ids(a)[0], 'conformance-nobody'] },
        { type: 'mark_as_read', conversation_id: id, message_ids: ids(c, other) },
        { type: 'mark_as_read', conversation_id: 'conformance-nobody', message_ids: [] },
        { type: 'typing_start', conversation_id: 'conformance-nobody' },
        { type: 'ping' },
        { type: 'conformance_unknown' },
      ];
      await nothing(...ignored.map((sent): [() => Promise<Exchange>, number] => [frame(sent), 200]));

      // Some messages are marked as read over the socket, the rest by HTTP, and none a second time.
      const [one, two] = [ids(a).at(-1), ids(a).at(-2)];
      const areRead = (which: (id: string) => boolean) => (messages: unknown) =>
        (messages as Json[]).map((item) => (which(String(item.id)) ? { ...item, is_read: true } : item));
      const reading = (reader: 'a' | 'b', read: readonly string[]) => {
        const writer = reader === 'a' ? 'b' : 'a';
        const marked = areRead((messageId) => read.includes(messageId));
        return {
          [`${writer} ${home}`]: changed(({ messages }) => ({ messages: marked(messages) })),
          [`${reader} ${home}`]: changed(({ messages, unread_count }) => ({
            messages: marked(messages),
            unread_count: Number(unread_count) - read.length,
          })),
        };
      };
      // The event names the messages that changed and may name others that were read before; an empty list means all.
      const wasRead: string[] = [];
      const readBy = (who: Person, changedIds: readonly string[], isEverything = false) => {
        wasRead.push(...changedIds);
        const known = [...wasRead];
        const reader = who === a ? 'a' : 'b';
        const words = `${changedIds.join(', ')}, which ${reader} has read now; none that ${reader} wrote or has not read`;
        const message_ids = fitting(words, (named) =>
          Array.isArray(named) && named.length === 0
            ? isEverything
            : changedIds.every((one) => (named as string[]).includes(one)) &&
              (named as string[]).every((one) => known.includes(one)),
        );
        const event = { type: 'messages_read', conversation_id: id, reader_id: who.userId, message_ids };
        return new Map<Person, Partial<Frame>[]>([
          [a, [event]],
          [b, [event]],
        ]);
      };
      const [theirs] = listeners.get(b) ?? [];
      const byB = (message_ids: readonly (string | undefined)[]) => async () => {
        theirs?.send({ type: 'mark_as_read', conversation_id: id, message_ids });
        await kit.watch.barrier(b, listeners.get(b) ?? []);
        return await b.call('getCurrentUser');
      };
      await step(byB([one, one]), 200, readBy(b, [String(one)]), reading('b', [String(one)]));
      await step(byB([two, one, ids(b)[0]]), 200, readBy(b, [String(two)]), reading('b', [String(two)]));
      const left = ids(a).filter((_, index, all) => index === all.length - 3);
      const readAll = () => b.call('markConversationRead', { id });
      const marked = await step(readAll, 200, readBy(b, left, true), reading('b', left));
      expectEqual('chat.read', marked, marked.json, { count: left.length });
      const none = await nothing(
        [byB([one]), 200],
        [() => c.call('markConversationRead', { id }), 404],
        [() => c.call('sendMessage', { id, body: { content: '割り込み' } }), 404],
        [() => c.call('getConversation', { id }), 404],
        [readAll, 200],
      );
      expectEqual('chat.read', none, none.json, { count: 0 });

      // Typing changes nothing that a request can read.
      for (const is_typing of [true, false]) {
        const typed = { type: 'typing_status', conversation_id: id, user_id: a.userId, is_typing };
        const type = is_typing ? 'typing_start' : 'typing_stop';
        await step(frame({ type, conversation_id: id }), 200, new Map([[b, [typed]]]));
      }
      await a.call('markConversationRead', { id });
      await a.call('markConversationRead', { id: other });
    },
  },
  {
    id: 'changes.presence',
    title: 'Who comes and goes is told once, to those who have to do with them and are there.',
    async run(kit) {
      const { a, b, c } = kit;
      const id = await open(a, b);
      await open(b, a);
      const [theirs, outside] = [await b.connect(), await c.connect()];
      const listeners: Listeners = new Map([
        [b, [theirs]],
        [c, [outside]],
      ]);
      const concerned = (await areTalking(a, c)) ? [b, c] : [b];
      const events = (is_online: boolean): Events =>
        new Map(concerned.map((person) => [person, [{ type: 'user_status', user_id: a.userId, is_online }]]));
      let starts = await startsOf(kit, listeners);
      const expect = async (expected: Events) => {
        await expectEvents(kit, listeners, expected, starts);
        starts = await startsOf(kit, listeners);
      };
      const one = await a.connect();
      await expect(events(true));
      const two = await a.connect();
      await expect(new Map());
      for (const socket of [one, two]) {
        const [first] = socket.frames;
        if (first === undefined) continue;
        expectSaid('socket.onlineFirst', first, first.type, 'online_users');
        const there = [...concerned, kit.d].map(({ userId }) => userId);
        expectSaid('socket.online', first, [...(first.users as string[])].sort(), [a.userId, ...there].sort());
      }
      // A closed tab no longer counts, and the other still receives frames.
      await one.close();
      await expect(new Map());
      const later = await b.connect();
      const [meeting] = later.frames;
      if (meeting !== undefined) {
        expectSaid('socket.online', meeting, (meeting.users as string[]).includes(a.userId), true);
      }
      await later.close();
      two.send({ type: 'typing_start', conversation_id: id });
      await expect(
        new Map([[b, [{ type: 'typing_status', user_id: a.userId, conversation_id: id, is_typing: true }]]]),
      );
      await two.close();
      await expect(events(false));
      const third = await a.connect();
      await expect(events(true));
      await theirs.close();
      const back = await b.connect();
      const [greeting] = back.frames;
      if (greeting !== undefined) {
        expectSaid('socket.online', greeting, (greeting.users as string[]).includes(a.userId), true);
      }
      await third.close();
      await back.waitFor((frame) => frame.type === 'user_status' && frame.is_online === false);
      const alone = await b.connect();
      const [last] = alone.frames;
      if (last !== undefined) expectSaid('socket.online', last, (last.users as string[]).includes(a.userId), false);
    },
  },
];
