import type { Exchange } from '../engine/exchange.ts';
import { Unmet } from '../engine/failure.ts';
import { expectChange, expectEvents, listen, type Listeners, startsOf } from '../engine/change.ts';
import { bodyOf, type Case, expectEqual, expectSaid, expectStatus, type Kit, type Person } from '../engine/kit.ts';
import { nextMoment } from '../engine/moment.ts';
import { profileNamed } from '../engine/people.ts';
import type { Frame } from '../engine/socket.ts';
import { postIn, takeView, type View } from '../engine/view.ts';
import { BLANK_TEXT } from './blankText.ts';
import { formInput } from './formInput.ts';

type Json = Record<string, unknown>;
type Events = ReadonlyMap<Person, readonly Partial<Frame>[]>;
type Becomes = Record<string, unknown>;

/** One write after the other, each with exactly its events and exactly its consequences. */
interface Walk {
  /** What is refused, or changes nothing for another reason, one after the other. */
  nothing(...tries: readonly (readonly [act: () => Promise<Exchange>, status: number])[]): Promise<Exchange>;
  step(act: () => Promise<Exchange>, status: number, events?: Events, becomes?: Becomes): Promise<Exchange>;
  listeners: Listeners;
  /** The view after the last step. */
  view(): View;
}

async function begin(kit: Kit): Promise<Walk> {
  const listeners = await listen([kit.a, kit.b, kit.c]);
  let view = await takeView(kit);
  let count = 0;
  const step: Walk['step'] = async (act, status, events = new Map(), becomes = {}) => {
    await nextMoment();
    count += 1;
    const isWhole = count % WHOLE_EVERY === 0;
    const done = await expectChange({ kit, listeners, act, status, events, becomes, before: view, isWhole });
    view = done.view;
    return done.seen;
  };
  return {
    listeners,
    step,
    async nothing(...tries) {
      const [last, others] = [tries.at(-1), tries.slice(0, -1)];
      if (last === undefined) throw new Error('Nothing was tried.');
      const tried: string[] = [];
      const attempt = async ([act, status]: readonly [() => Promise<Exchange>, number]) => {
        const seen = await act();
        tried.push(`${seen.operation.operationId} → ${seen.status}`);
        return expectStatus(seen, status);
      };
      try {
        return await step(async () => {
          for (const one of others) await attempt(one);
          return await attempt(last);
        }, last[1]);
      } catch (error) {
        // Which of them it was can't be told: all are named.
        if (!(error instanceof Unmet) || error.check !== 'change.other' || others.length === 0) throw error;
        const received = `${error.received}, after one of ${tried.join(', ')}`;
        const { check, subject, expected, exchange } = error;
        throw new Unmet({ check, subject, expected, received, exchange: exchange ?? undefined });
      }
    },
    view: () => view,
  };
}

/** Every so many steps the view is a whole one. */
const WHOLE_EVERY = 3;
const MOST = 100;
const added = (item: Json) => (old: unknown) => [item, ...(old as Json[])].slice(0, MOST);
const appended = (item: Json) => (old: unknown) => [...(old as Json[]), item];
const without = (id: unknown) => (old: unknown) => (old as Json[]).filter((item) => item.id !== id);
const changed =
  (change: (old: Json) => Json) =>
  (old: unknown): Json => ({ ...(old as Json), ...change(old as Json) });
const likesCount = (by: number) => changed(({ likes_count }) => ({ likes_count: Number(likes_count) + by }));
const anotherNotification = (type: string) => added({ type, is_read: false });
const matching = (userId: string, matched_at: unknown) => (old: unknown) =>
  (old as Json[]).map((like) => (like.user_id === userId ? { ...like, matched_at } : like));

/** When it became a match is compared with the other lists. */
const anyMatch = (old: unknown) => (old as Json[]).map(({ matched_at: _at, ...rest }) => rest);

async function clean({ a, b, c }: Kit): Promise<void> {
  for (const who of [a, b, c]) {
    for (const whom of [a, b, c]) if (who !== whom) await who.call('unlikeProfile', { id: whom.profileId });
    await who.call('markAllNotificationsRead');
  }
}

export const changeCases: readonly Case[] = [
  {
    id: 'changes.likes',
    title: 'A like, a match and their end have exactly their events and exactly their consequences.',
    async run(kit) {
      const { a, b } = kit;
      await clean(kit);
      const { step, nothing, view } = await begin(kit);
      const like = (who: Person, whom: Person) => () => who.call('likeProfile', { id: whom.profileId });
      const notice = (type: string) => ({ type: 'new_notification', notification: { type, is_read: false } });
      const first = await step(like(a, b), 200, new Map([[b, [{ type: 'like_received' }, notice('new_like')]]]), {
        'a Sent': added({ user_id: b.userId, matched_at: null }),
        'b Received': added({ user_id: a.userId, matched_at: null }),
        'b profile': likesCount(1),
        'b notifications': anotherNotification('new_like'),
      });
      const [stored] = view().get('a Sent') as Json[];
      expectEqual('likes.answer', first, bodyOf<Json>(first), stored);
      await nothing([like(a, b), 409], [like(a, a), 400]);

      const both: Partial<Frame>[] = [{ type: 'match_created' }, notice('mutual_like')];
      const second = await step(
        like(b, a),
        200,
        new Map([
          [a, [{ type: 'like_received' }, ...both]],
          [b, both],
        ]),
        {
          'b Sent': added({ user_id: a.userId }),
          'a Received': added({ user_id: b.userId }),
          'a Sent': anyMatch,
          'b Received': anyMatch,
          'a Mutual': added({ user_id: b.userId }),
          'b Mutual': added({ user_id: a.userId }),
          'a profile': likesCount(1),
          'a notifications': anotherNotification('mutual_like'),
          'b notifications': anotherNotification('mutual_like'),
        },
      );
      const [mine] = view().get('b Sent') as Json[];
      expectEqual('likes.answer', second, bodyOf<Json>(second), mine);

      await step(() => a.call('unlikeProfile', { id: b.profileId }), 204, new Map(), {
        'a Sent': (old: unknown) => (old as Json[]).filter(({ user_id }) => user_id !== b.userId),
        'b Received': (old: unknown) => (old as Json[]).filter(({ user_id }) => user_id !== a.userId),
        'b Sent': matching(a.userId, null),
        'a Received': matching(b.userId, null),
        'a Mutual': (old: unknown) => (old as Json[]).filter(({ user_id }) => user_id !== b.userId),
        'b Mutual': (old: unknown) => (old as Json[]).filter(({ user_id }) => user_id !== a.userId),
        'b profile': likesCount(-1),
      });
      await nothing([() => a.call('unlikeProfile', { id: b.profileId }), 404]);

      // A like that comes back is a new one.
      await step(
        like(a, b),
        200,
        new Map([
          [a, both],
          [b, [{ type: 'like_received' }, ...both]],
        ]),
        {
          'a Sent': (old: unknown) => [{ user_id: b.userId }, ...(anyMatch(old) as Json[])],
          'b Received': (old: unknown) => [{ user_id: a.userId }, ...(anyMatch(old) as Json[])],
          'b Sent': anyMatch,
          'a Received': anyMatch,
          'a Mutual': added({ user_id: b.userId }),
          'b Mutual': added({ user_id: a.userId }),
          'b profile': likesCount(1),
          'a notifications': anotherNotification('mutual_like'),
          'b notifications': anotherNotification('mutual_like'),
        },
      );
      await clean(kit);
    },
  },
  {
    id: 'changes.chat',
    title: 'A message and its reading have exactly their events and exactly their consequences.',
    async run(kit) {
      const { a, b, c } = kit;
      const open = (who: Person, whom: Person) => () =>
        who.call('createConversation', { body: { other_user_id: whom.userId } });
      const id = bodyOf<{ data: { id: string } }>(await open(a, b)()).data.id;
      const other = bodyOf<{ data: { id: string } }>(await open(a, c)()).data.id;
      for (const who of [a, b]) {
        await who.call('sendMessage', { id, body: { content: '先に' } });
        await who.call('markConversationRead', { id });
      }
      await a.call('markConversationRead', { id });
      await c.call('sendMessage', { id: other, body: { content: '別の会話' } });
      const { step, nothing, view, listeners } = await begin(kit);
      const home = `conversation ${id}`;
      await step(open(b, a), 200);

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
      await step(say(a, '三'), 201, wrote('三', a, b), grows('三', a, [0, 1]));

      // Over the socket, which has no answer: what the next call says stands for it.
      const [tab] = listeners.get(a) ?? [];
      const frame = (sent: object) => async () => {
        tab?.send(sent);
        await kit.barrier(a, listeners.get(a) ?? []);
        return await a.call('getCurrentUser');
      };
      const over = { type: 'send_message', conversation_id: id, content: ' 四 ' };
      await step(frame(over), 200, wrote('四', a, b), grows('四', a, [0, 1]));
      // What may not be sent is ignored, and so are ids of one’s own messages and of other conversations.
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
        { ...over, conversation_id: 7 },
        { type: 'mark_as_read', conversation_id: id, message_ids: [ids(a)[0], 'conformance-nobody'] },
        { type: 'mark_as_read', conversation_id: id, message_ids: ids(c, other) },
        { type: 'mark_as_read', conversation_id: 'conformance-nobody', message_ids: [] },
        { type: 'typing_start', conversation_id: 'conformance-nobody' },
        { type: 'ping' },
        { type: 'conformance_unknown' },
      ];
      await nothing(...ignored.map((sent): [() => Promise<Exchange>, number] => [frame(sent), 200]));

      // Reading: some over the socket, the rest by HTTP, and nothing a second time.
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
      // Named are those that changed, maybe others that were read before, and none at all where everything is read now.
      const wasRead: string[] = [];
      const readBy = (who: Person, changedIds: readonly string[], isEverything = false) => {
        wasRead.push(...changedIds);
        const known = [...wasRead];
        const message_ids = (named: unknown) =>
          Array.isArray(named) && named.length === 0
            ? isEverything
            : changedIds.every((one) => (named as string[]).includes(one)) &&
              (named as string[]).every((one) => known.includes(one));
        const event = { type: 'messages_read', conversation_id: id, reader_id: who.userId, message_ids };
        return new Map<Person, Partial<Frame>[]>([
          [a, [event]],
          [b, [event]],
        ]);
      };
      const [theirs] = listeners.get(b) ?? [];
      const byB = (message_ids: readonly (string | undefined)[]) => async () => {
        theirs?.send({ type: 'mark_as_read', conversation_id: id, message_ids });
        await kit.barrier(b, listeners.get(b) ?? []);
        return await b.call('getCurrentUser');
      };
      await step(byB([one, one]), 200, readBy(b, [String(one)]), reading('b', [String(one)]));
      await step(byB([two, one, ids(b)[0]]), 200, readBy(b, [String(two)]), reading('b', [String(two)]));
      const left = ids(a).filter((_, index, all) => index === all.length - 3);
      const marked = await step(
        () => b.call('markConversationRead', { id }),
        200,
        readBy(b, left, true),
        reading('b', left),
      );
      expectEqual('chat.read', marked, marked.json, { count: left.length });
      const none = await nothing(
        [byB([one]), 200],
        [() => c.call('markConversationRead', { id }), 404],
        [() => c.call('sendMessage', { id, body: { content: '割り込み' } }), 404],
        [() => c.call('getConversation', { id }), 404],
        [() => b.call('markConversationRead', { id }), 200],
      );
      expectEqual('chat.read', none, none.json, { count: 0 });

      // Typing changes nothing that can be read.
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
      const id = bodyOf<{ data: { id: string } }>(
        await a.call('createConversation', { body: { other_user_id: b.userId } }),
      ).data.id;
      await b.call('createConversation', { body: { other_user_id: a.userId } });
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
      // A tab that is closed is none, and the other goes on.
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
  {
    id: 'changes.notifications',
    title: 'Reading and deleting notifications have exactly their events and exactly their consequences.',
    async run(kit) {
      const { a, b, c, ledger } = kit;
      await clean(kit);
      for (const who of [a, c]) await who.call('likeProfile', { id: b.profileId });
      const conversation = await a.call('createConversation', { body: { other_user_id: b.userId } });
      const { id: home } = bodyOf<{ data: { id: string } }>(conversation).data;
      for (const content of ['一', '二']) await a.call('sendMessage', { id: home, body: { content } });
      await c.call('likeProfile', { id: a.profileId });
      const { step, nothing, view } = await begin(kit);
      const items = () => view().get('b notifications') as Json[];
      const unread = () => items().filter(({ is_read }) => is_read === false);
      const read = (count: number) => new Map([[b, [{ type: 'notification_read', count }]]]);
      const [one, two, three] = unread().map(({ id }) => String(id));
      for (const id of items().map((item) => String(item.id))) ledger.allow(id);
      const isRead = { is_read: true };
      const become = (which: (id: unknown) => boolean) => (old: unknown) =>
        (old as Json[]).map((item) => (which(item.id) ? { ...item, ...isRead } : item));
      const update = (who: Person, id = '') => who.call('updateNotification', { id, body: isRead });
      const marked = await step(() => update(b, one), 200, oneOrNone(b), {
        'b notifications': become((id) => id === one),
      });
      expectEqual(
        'notifications.answer',
        marked,
        marked.json,
        items().find(({ id }) => id === one),
      );
      await nothing(
        [() => update(b, one), 200],
        [() => update(c, two), 404],
        [() => c.call('deleteNotification', { id: two ?? '' }), 404],
      );
      await step(() => b.call('deleteNotification', { id: one ?? '' }), 200, new Map(), {
        'b notifications': without(one),
      });
      await nothing([() => b.call('deleteNotification', { id: one ?? '' }), 404], [() => update(b, one), 404]);
      await step(() => b.call('deleteNotification', { id: two ?? '' }), 200, oneOrNone(b), {
        'b notifications': without(two),
      });
      const count = unread().length;
      expectEqual('notifications.count', marked, count > 1 && three !== undefined, true);
      const all = await step(() => b.call('markAllNotificationsRead'), 200, read(count), {
        'b notifications': become(() => true),
      });
      expectEqual('notifications.read', all, all.json, { count });
      const again = await nothing([() => b.call('markAllNotificationsRead'), 200]);
      expectEqual('notifications.read', again, again.json, { count: 0 });
      await clean(kit);
    },
  },
  {
    id: 'changes.board',
    title: 'A post, its replies and their end have exactly their consequences and no event.',
    async run(kit) {
      const { a, b, c } = kit;
      const { step, nothing, view } = await begin(kit);
      const write = (who: Person, fields: Record<string, string | File>) => () =>
        who.call('createPost', formInput(fields));
      const first = (id: unknown) => (old: unknown) => [id, ...(old as unknown[])].slice(0, MOST);
      let made: Json = {};
      const create = async (who: Person, fields: Record<string, string | File>, becomes: (id: string) => Becomes) => {
        // The id is known only once it is there.
        const named: Becomes = {};
        const seen = await step(
          async () => {
            const answer = await write(who, fields)();
            Object.assign(named, becomes(String((answer.json as Json | undefined)?.id)));
            return answer;
          },
          201,
          new Map(),
          named,
        );
        made = bodyOf<Json>(seen);
        return seen;
      };
      const post = (content: string, who: Person, reply_to_id: string | null = null) => ({
        content,
        user_id: who.userId,
        reply_to_id,
        parent: reply_to_id,
        replies: [],
        replies_count: 0,
        media_url: null,
        media_type: null,
        media_duration: null,
      });
      const seen = await create(a, { content: ' 根\n二行目 ' }, (id) => ({
        posts: first(id),
        [`post ${id}`]: { ...post('根\n二行目', a), id },
      }));
      const root = String(made.id);
      expectEqual('board.answer', seen, postIn(made), view().get(`post ${root}`));
      const tree = `post ${root}`;
      const branches: string[] = [];
      for (const [index, who] of [b, c, a, b].entries()) {
        await create(who, { content: `枝${index}`, reply_to_id: root }, () => ({
          [tree]: changed(({ replies, replies_count }) => ({
            replies: appended(post(`枝${index}`, who, root))(replies),
            replies_count: Number(replies_count) + 1,
          })),
        }));
        branches.push(String(made.id));
      }
      const [branch = '', second = ''] = branches;
      const inBranch = (change: (branch: Json) => Json) =>
        changed(({ replies }) => ({
          replies: (replies as Json[]).map((reply) => (reply.id === branch ? { ...reply, ...change(reply) } : reply)),
        }));
      await create(a, { content: '葉', reply_to_id: branch }, () => ({
        [tree]: inBranch(() => ({ replies: [post('葉', a, branch)], replies_count: 1 })),
      }));
      const leaf = String(made.id);
      const remove = (who: Person, id: string) => () => who.call('deletePost', { id });
      await nothing([remove(c, root), 403], [remove(a, branch), 403]);
      await step(remove(c, second), 204, new Map(), {
        [tree]: changed(({ replies }) => ({
          replies: (replies as Json[]).filter(({ id }) => id !== second),
          replies_count: 3,
        })),
      });
      await step(remove(a, leaf), 204, new Map(), { [tree]: inBranch(() => ({ replies: [], replies_count: 0 })) });
      await nothing(
        [write(a, { content: ' ' }), 400],
        [write(a, { content: 'x', reply_to_id: 'conformance-nobody' }), 404],
      );
      await create(c, { content: '別の' }, (id) => ({ posts: first(id), [`post ${id}`]: post('別の', c) }));
      const other = String(made.id);
      await step(remove(a, root), 204, new Map(), {
        posts: (old: unknown) => (old as unknown[]).filter((id) => id !== root),
        [tree]: undefined,
      });
      const gone = [root, ...branches, leaf].map((id): [() => Promise<Exchange>, number] => [
        () => b.call('getPost', { id }),
        404,
      ]);
      await nothing(...gone, [remove(a, root), 404]);
      await step(remove(c, other), 204, new Map(), {
        posts: (old: unknown) => (old as unknown[]).filter((id) => id !== other),
        [`post ${other}`]: undefined,
      });
    },
  },
  {
    id: 'changes.videos',
    title: 'A video that is added, changed, moved or removed has exactly its consequences and no event.',
    async run(kit) {
      const { a, b } = kit;
      for (const who of [a, b]) {
        for (const { id } of bodyOf<{ id: string }[]>(await who.call('listMyVideos')))
          await who.call('deleteVideo', { id });
      }
      const { step, nothing, view } = await begin(kit);
      const film = (name: string) => new File([new Uint8Array(32)], name, { type: 'video/mp4' });
      const upload = (who: Person, fields: Record<string, string>) => () =>
        who.call('uploadVideo', formInput({ file: film('a.mp4'), ...fields }));
      const own = (index: number) => String((view().get('a videos') as Json[])[index]?.id);
      const one = await step(upload(a, { title: '一', description: '説明' }), 200, new Map(), {
        'a videos': appended({ title: '一', description: '説明' }),
      });
      expectEqual('files.answer', one, one.json, (view().get('a videos') as Json[])[0]);
      for (const title of ['二', '三']) {
        await step(upload(a, { title }), 200, new Map(), { 'a videos': appended({ title, description: null }) });
      }
      await step(upload(b, {}), 200, new Map(), { 'b videos': appended({ title: null, description: null }) });
      const texts = { title: '新', description: '' };
      const [first, second] = [own(0), own(1)];
      const update = (who: Person, id: string, body: object) => () => who.call('updateVideo', { id, body });
      await nothing([update(b, second, texts), 403]);
      await step(update(a, second, texts), 200, new Map(), {
        'a videos': (old: unknown) =>
          (old as Json[]).map((video) => (video.id === second ? { ...video, title: '新', description: null } : video)),
      });
      await step(update(a, second, { title: null, description: '長い' }), 200, new Map(), {
        'a videos': (old: unknown) =>
          (old as Json[]).map((video) =>
            video.id === second ? { ...video, title: null, description: '長い' } : video,
          ),
      });
      const reorder =
        (...video_ids: string[]) =>
        () =>
          a.call('reorderVideos', { body: { video_ids } });
      const theirs = String((view().get('b videos') as Json[])[0]?.id);
      const order = [own(2), first, second];
      const moved = await step(reorder(...order), 200, new Map(), {
        'a videos': (old: unknown) => order.map((id) => (old as Json[]).find((video) => video.id === id)),
      });
      expectEqual(
        'files.order',
        moved,
        (moved.json as Json[]).map(({ id }) => id),
        order,
      );
      const remove = (who: Person, id: string) => () => who.call('deleteVideo', { id });
      await nothing(
        [reorder(first, second), 400],
        [reorder(first, second, first), 400],
        [reorder(first, second, theirs), 403],
        [reorder(first, second, 'conformance-nobody'), 404],
        [reorder(first, second, own(0), first), 400],
        [remove(b, first), 403],
      );
      await step(remove(a, first), 204, new Map(), { 'a videos': without(first) });
      await nothing([remove(a, first), 404], [update(a, first, texts), 404]);
      // What is added after a removal comes last all the same.
      await step(upload(a, { title: '四' }), 200, new Map(), {
        'a videos': appended({ title: '四', description: null }),
      });
      for (const id of [own(1), own(0), own(2)]) await step(remove(a, id), 204, new Map(), { 'a videos': without(id) });
      await step(remove(b, theirs), 204, new Map(), { 'b videos': [] });
    },
  },
  {
    id: 'changes.profile',
    title: 'A save of the profile and of the picture changes exactly what it names, and tells nobody.',
    async run(kit) {
      const { a, b } = kit;
      await a.call('deleteAvatar');
      const { step, nothing, view } = await begin(kit);
      const texts = {
        display_name: '新しい名前',
        bio: '自己紹介',
        age_range: '20s',
        activity_level: 'weekly_1',
        years_of_experience: 12,
        website_url: 'https://a.example/?q=1&r=音',
        twitter_url: 'https://b.example',
        instagram_url: 'https://c.example',
        youtube_url: 'https://d.example',
        soundcloud_url: 'e.example, not checked',
      };
      const profile = (fields: Json) => ({ 'a profile': changed(() => fields) });
      const save = (body: object) => () => a.call('updateMyProfile', { body });
      const saved = await step(save({ profile_update: texts }), 200, new Map(), profile(texts));
      expectEqual('profiles.answer', saved, saved.json, texts);
      const blank = Object.fromEntries(
        Object.keys(texts).map((key) => [key, key === 'years_of_experience' ? null : ` ${BLANK_TEXT}`]),
      );
      const empty = { ...blank, display_name: '白紙' };
      const cleared = { ...Object.fromEntries(Object.keys(texts).map((key) => [key, null])), display_name: '白紙' };
      await step(save(empty), 200, new Map(), profile(cleared));
      await step(save(texts), 200, new Map(), profile(texts));
      await step(save(cleared), 200, new Map(), profile(cleared));

      const picture = (name: string) => formInput({ file: new File([`picture ${name}`], name, { type: 'image/png' }) });
      const [one, two] = ['a.png', 'b.png'].map((name) => picture(name));
      let url = '';
      const uploaded = async (operationId: string, input = one) => {
        const seen = await a.call(operationId, input);
        url = String((seen.json as Json | undefined)?.url);
        return seen;
      };
      await step(() => uploaded('uploadProfileImage'), 200);
      const named = { ...cleared, avatar_url: '' };
      const use = async () =>
        await a.call('updateMyProfile', { body: { profile_update: { ...named, avatar_url: url } } });
      await step(use, 200, new Map(), { 'a profile': changed(() => ({ avatar_url: url })) });
      const foreign = { ...profileNamed('べに').profile_update, avatar_url: url };
      await nothing(
        [() => b.call('updateMyProfile', { body: { profile_update: foreign } }), 422],
        [save({ ...cleared, avatar_url: '/uploads/conformance-nobody.png' }), 422],
        [save({ ...cleared, avatar_url: url }), 200],
      );
      const before = (view().get('a profile') as Json).avatar_url;
      await step(save(texts), 200, new Map(), profile({ ...texts, avatar_url: before }));
      const becomes: Becomes = {};
      const replace = async () => {
        const seen = await uploaded('uploadAvatar', two);
        Object.assign(becomes, profile({ avatar_url: url }));
        return seen;
      };
      await step(replace, 200, new Map(), becomes);
      expectEqual('files.avatar', saved, (view().get('a profile') as Json).avatar_url === before, false);
      await step(() => a.call('deleteAvatar'), 204, new Map(), profile({ avatar_url: null }));
      await nothing([() => a.call('deleteAvatar'), 204]);
    },
  },
  {
    id: 'changes.nothing',
    title: 'What only reads changes nothing, and what is refused neither.',
    async run(kit) {
      const { a } = kit;
      const { nothing } = await begin(kit);
      const body = { email: a.email, password: 'conformance-wrong' };
      await nothing(
        [() => kit.nobody.call('requestPasswordReset', { body: { email: a.email } }), 200],
        [() => kit.nobody.call('resendVerification', { body: { email: a.email } }), 200],
        [() => kit.nobody.call('logIn', { body }), 401],
        [() => kit.nobody.call('deleteAccount', { body }), 401],
        [() => kit.nobody.call('registerAccount', { body }), 409],
        [() => kit.nobody.call('logIn', { body: { email: a.email.toUpperCase(), password: a.password } }), 200],
      );
    },
  },
];

const noticeOf = (conversation_id: string) => ({
  type: 'new_notification',
  notification: { type: 'new_message', is_read: false, conversation_id },
});
/** Without a count it means one. */
const oneOrNone = (who: Person): Events =>
  new Map([[who, [{ type: 'notification_read', count: (count: unknown) => count === undefined || count === 1 }]]]);
/** A time that changes is left out of what is compared. */
const anyTime =
  (change: (old: unknown) => Json) =>
  (old: unknown): Json => {
    const { updated_at: _at, ...rest } = change(old);
    return rest;
  };

/** Whether two people have a conversation; an empty one is listed for who opened it. */
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
