import type { Exchange } from '../../engine/exchange.ts';
import { compareViews, expectEvents, startsOf } from '../../engine/view/change.ts';
import { bodyOf, expectEqual, expectRefused, expectStatus, expectLater } from '../../engine/expect.ts';
import type { Case, Kit } from '../../engine/kit.ts';
import { enter, logIn, type Mailbox, newAccount, removeAccount } from '../../engine/people.ts';
import { nextInstant } from '../../engine/nextInstant.ts';
import { takeView } from '../../engine/view/view.ts';
import { open } from '../conversation.ts';
import { formInput } from '../formInput.ts';

/** Creates cases about the data and tokens that a reset or a deletion ends, and those that it does not change. */
export function accountEndCases(mailbox: Mailbox): Case[] {
  const reset = (kit: Kit, token: string, new_password = 'conformance-kit-2') =>
    kit.nobody.call('resetPassword', { body: { token, new_password } });
  const forget = (kit: Kit, email: string) => kit.nobody.call('requestPasswordReset', { body: { email } });
  return [
    {
      id: 'links.tokens',
      title: 'Every login has a token of its own; a reset and a deletion end them, and their sockets with 4401.',
      async run(kit) {
        const account = await newAccount(kit, mailbox, 'ended');
        const person = await enter(kit, account, 'とけん');
        const second = await logIn(kit, account);
        expectStatus(await person.call('getCurrentUser'), 200, 'auth.tokens');
        expectStatus(await kit.send(second, 'getCurrentUser'), 200, 'auth.tokens');
        const conversation = await open(person, kit.a);
        const sockets = [await person.connect(), await kit.connect(person.userId, second)];
        const blind = await kit.connect(person.userId, second);
        blind.pause();
        const otherSocket = await kit.a.connect();
        const listeners = new Map([[kit.a, [otherSocket]]]);
        const starts = await startsOf(kit, listeners);
        await forget(kit, account.email);
        const done = expectStatus(await reset(kit, await mailbox.newest(account.email, 'reset')), 200);
        const renewed = { ...account, password: 'conformance-kit-2' };
        // It has not read that it was closed, as a client on a slow network has not.
        blind.send({ type: 'send_message', conversation_id: conversation, content: '遅れて届く' });
        for (const socket of sockets) {
          await socket.waitForClose();
          expectEqual('socket.revoked', done, socket.closeCode(), 4401);
        }
        for (const token of [person.token, second]) {
          expectStatus(await kit.send(token, 'getCurrentUser'), 401, 'auth.oldToken');
          const refused = await kit.connect(person.userId, token);
          expectRefused(done, refused);
        }
        await blind.lose();
        const history = await kit.a.call('getConversation', { id: conversation });
        const said = bodyOf<{ messages: { content: string }[] }>(history).messages.map(({ content }) => content);
        const where = 'messages sent over the socket, with the old token, after the reset';
        expectEqual('auth.oldToken', history, { [where]: said }, { [where]: [] });
        const went = [{ type: 'user_status', user_id: person.userId, is_online: false }];
        await expectEvents(kit, listeners, new Map([[kit.a, went]]), starts);
        const token = await logIn(kit, renewed);
        const own = await kit.connect(person.userId, token);
        const after = await startsOf(kit, listeners);
        const gone = await kit.nobody.call('deleteAccount', { body: renewed });
        expectStatus(gone, 200, 'auth.delete');
        await own.waitForClose();
        expectEqual('socket.revoked', gone, own.closeCode(), 4401);
        await expectEvents(kit, listeners, new Map([[kit.a, went]]), after);
        const late = await kit.connect(person.userId, token);
        expectRefused(gone, late);
      },
    },
    {
      id: 'links.leaver',
      isSmoke: true,
      title: 'A leaver takes along what the contract names, and nothing else changes.',
      async run(kit) {
        const { a, b } = kit;
        for (const who of [a, b]) await who.call('markAllNotificationsRead');
        const account = await newAccount(kit, mailbox, 'leaver');
        const before = await takeView(kit);
        const person = await enter(kit, account, 'さる人');
        await person.call('likeProfile', { id: b.profileId });
        await b.call('likeProfile', { id: person.profileId });
        const received = await person.call('listNotifications');
        const types = bodyOf<{ type: string }[]>(received).map(({ type }) => type);
        expectEqual('notifications.first', received, types, ['mutual_like']);
        const silent = await open(person, b);
        const id = await open(person, a);
        const lists = async () => {
          const seen = await a.call('listConversations', { query: { limit: 100 } });
          const own = await person.call('listConversations');
          const has = (one: Exchange) => bodyOf<{ id: string }[]>(one).some((listed) => listed.id === id);
          return { seen, isListed: { forTheOpener: has(own), forTheOther: has(seen) } };
        };
        for (const opens of [[], [a]]) {
          // A user who opens a conversation that exists does not count as the one who opened it first.
          for (const who of opens) await open(who, person);
          const empty = await lists();
          expectEqual('chat.empty', empty.seen, empty.isListed, { forTheOpener: true, forTheOther: false });
        }
        expectStatus(await person.call('sendMessage', { id, body: { content: '最後の言葉' } }), 201);
        const begun = await lists();
        expectEqual('chat.empty', begun.seen, begun.isListed, { forTheOpener: true, forTheOther: true });
        await a.call('sendMessage', { id, body: { content: '返事' } });
        const root = bodyOf<{ id: string }>(await person.call('createPost', formInput({ content: '根' }))).id;
        await b.call('createPost', formInput({ content: '枝', reply_to_id: root }));
        const { username } = bodyOf<{ username: string }>(await person.call('getCurrentUser'));
        await removeAccount(kit, account);
        for (const [operationId, of] of [
          ['getProfile', person.profileId],
          ['getProfileByUserId', person.userId],
          ['listProfileVideos', person.profileId],
          ['likeProfile', person.profileId],
          ['unlikeProfile', person.profileId],
          ['getLikeStatus', person.profileId],
          ['getPost', root],
        ] as const) {
          expectStatus(await b.call(operationId, { id: of }), 404, 'auth.leftovers');
        }
        for (const who of [a, b]) {
          const reopened = await who.call('createConversation', { body: { other_user_id: person.userId } });
          expectStatus(reopened, 404, 'auth.leftovers');
        }
        const seen = expectStatus(await a.call('getConversation', { id }), 200, 'auth.history');
        const { other_user, messages } = bodyOf<{
          other_user: Record<string, unknown>;
          messages: { content: string }[];
        }>(seen);
        expectEqual('auth.history', seen, { other_user }, { other_user: { id: person.userId, profile: null } });
        expectEqual('auth.neutral', seen, String(other_user.username).toLowerCase() === username.toLowerCase(), false);
        const said = messages.map(({ content }) => content);
        expectEqual('auth.history', seen, said, ['最後の言葉', '返事']);
        expectStatus(await b.call('getConversation', { id: silent }), 404, 'auth.leftovers');
        const movedAt = async () => {
          const list = await a.call('listConversations', { query: { limit: 100 } });
          const found = bodyOf<{ id: string; updated_at: string }[]>(list).find((one) => one.id === id);
          return { list, at: String(found?.updated_at) };
        };
        const { at: lastMoved } = await movedAt();
        await nextInstant();
        // The text is stored even though nobody is left to read it.
        const late = await a.call('sendMessage', { id, body: { content: 'まだいますか' } });
        expectStatus(late, 201, 'auth.history');
        const moved = await movedAt();
        expectLater('chat.list', moved.list, 'updated_at', moved.at, lastMoved);
        const listed = await a.call('listConversations', { query: { limit: 100 } });
        const waiting = bodyOf<{ unread_count: number }[]>(listed).reduce((sum, one) => sum + one.unread_count, 0);
        const counted = await a.call('countUnreadMessages');
        expectEqual('invariant.unread', counted, counted.json, { count: waiting });
        const people = await a.call('searchProfiles');
        const isFound = bodyOf<{ user_id: string }[]>(people).some(({ user_id }) => user_id === person.userId);
        expectEqual('auth.leftovers', people, isFound, false);
        await a.call('markConversationRead', { id });
        const after = await takeView(kit);
        const keys = ['a notifications', 'b notifications', `a conversation ${id}`];
        compareViews(late, before, after, Object.fromEntries(keys.map((key) => [key, after.get(key)])));
      },
    },
  ];
}
