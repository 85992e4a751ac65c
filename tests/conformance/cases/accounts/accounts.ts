import type { CallInput, Exchange } from '../../engine/exchange.ts';
import { answerOf, bodyOf, expectEqual, expectFrame, expectStatus } from '../../engine/expect.ts';
import type { Case, Kit } from '../../engine/kit.ts';
import type { Caller } from '../../engine/person.ts';
import { enter, logIn, type Mailbox, newAccount, register, removeAccount } from '../../engine/people.ts';
import { formInput } from '../formInput.ts';

/** More logins than a person has devices, and than a server would end by a limit that the contract does not have. */
const MANY_LOGINS = 12;

/** Creates cases about registration, verification, reset and deletion; they need new accounts and the mails. */
export function accountCases(mailbox: Mailbox): Case[] {
  const fresh = (kit: Kit, name: string) => newAccount(kit, mailbox, name);
  return [
    {
      id: 'accounts.verify',
      title: 'Nobody logs in before the address is verified; a link works once.',
      async run(kit) {
        const account = await register(kit, 'verify');
        expectStatus(await kit.nobody.call('logIn', { body: account }), 403, 'auth.unverified');
        const wrong = { ...account, password: 'conformance-wrong' };
        expectStatus(await kit.nobody.call('logIn', { body: wrong }), 401, 'auth.unverified');
        const token = await mailbox.newest(account.email, 'verify');
        expectStatus(await kit.nobody.call('verifyEmail', { body: { token } }), 200);
        expectStatus(await kit.nobody.call('verifyEmail', { body: { token } }), 400, 'auth.linkOnce');
        expectStatus(await kit.nobody.call('logIn', { body: account }), 200, 'auth.login');
        await removeAccount(kit, account);
      },
    },
    {
      id: 'accounts.tokens',
      title: 'Every login gives a token of its own, and all of them go on.',
      async run(kit) {
        const account = await fresh(kit, 'tokens');
        const tokens = new Set<string>();
        for (let count = 0; count < MANY_LOGINS; count += 1) {
          const seen = expectStatus(await kit.nobody.call('logIn', { body: account }), 200, 'auth.login');
          tokens.add(bodyOf<{ access_token: string }>(seen).access_token);
        }
        for (const token of tokens) expectStatus(await kit.send(token, 'getCurrentUser'), 200, 'auth.tokens');
        await removeAccount(kit, account);
      },
    },
    {
      id: 'accounts.taken',
      title: 'An address and a username belong to one account, without regard to case.',
      async run(kit) {
        const body = { email: kit.a.email.toUpperCase(), password: 'conformance-kit-1' };
        expectStatus(await kit.nobody.call('registerAccount', { body }), 409, 'auth.emailTaken');
        const { username } = bodyOf<{ username: string }>(await kit.a.call('getCurrentUser'));
        const other = { ...body, email: `kit-${kit.run}-u@conformance.example`, username: username.toUpperCase() };
        expectStatus(await kit.nobody.call('registerAccountWithUsername', { body: other }), 409, 'auth.usernameTaken');
      },
    },
    {
      id: 'accounts.username',
      title: 'A person may choose a username.',
      async run(kit) {
        const account = { email: `kit-${kit.run}-named@conformance.example`, password: 'conformance-kit-1' };
        const body = { ...account, username: `Kit-${kit.run}-Named` };
        const seen = expectStatus(await kit.nobody.call('registerAccountWithUsername', { body }), 201);
        expectEqual('auth.username', seen, bodyOf<{ username: string }>(seen).username, body.username);
        await removeAccount(kit, account);
        const again = { ...body, username: body.username.toLowerCase() };
        expectStatus(await kit.nobody.call('registerAccountWithUsername', { body: again }), 201, 'auth.free');
        await removeAccount(kit, account);
      },
    },
    {
      id: 'accounts.secrecy',
      title: 'Mails are asked for without learning who has an account.',
      async run(kit) {
        for (const operationId of ['requestPasswordReset', 'resendVerification']) {
          const known = await kit.nobody.call(operationId, { body: { email: kit.a.email } });
          const unknown = await kit.nobody.call(operationId, {
            body: { email: `kit-${kit.run}-x@conformance.example` },
          });
          expectEqual('auth.secrecy', unknown, answerOf(unknown), answerOf(known));
        }
      },
    },
    {
      id: 'accounts.reset',
      title: 'A reset replaces the password, ends the sessions, and its link works once.',
      async run(kit) {
        const account = await fresh(kit, 'reset');
        const person = await enter(kit, account, 'かりの人');
        await kit.nobody.call('requestPasswordReset', { body: { email: account.email } });
        const token = await mailbox.newest(account.email, 'reset');
        const body = { token, new_password: 'conformance-kit-2' };
        expectStatus(await kit.nobody.call('resetPassword', { body }), 200);
        expectStatus(await kit.nobody.call('resetPassword', { body }), 400, 'auth.linkOnce');
        expectStatus(await kit.nobody.call('logIn', { body: account }), 401, 'auth.oldPassword');
        expectStatus(await person.call('getCurrentUser'), 401, 'auth.oldToken');
        const renewed = { ...account, password: body.new_password };
        expectStatus(await kit.nobody.call('logIn', { body: renewed }), 200);
        await removeAccount(kit, renewed);
      },
    },
    {
      id: 'accounts.delete',
      title: 'Deleting needs the right password, tells wrong from unknown, and leaves nothing behind.',
      async run(kit) {
        const account = await fresh(kit, 'delete');
        const person = await enter(kit, account, 'さよなら');
        await person.call('likeProfile', { id: kit.a.profileId });
        const unknown = { ...account, email: `kit-${kit.run}-none@conformance.example` };
        expectStatus(await kit.nobody.call('deleteAccount', { body: unknown }), 404, 'auth.delete');
        const wrong = { ...account, password: 'conformance-wrong' };
        expectStatus(await kit.nobody.call('deleteAccount', { body: wrong }), 401, 'auth.delete');
        const deleted = expectStatus(await kit.nobody.call('deleteAccount', { body: account }), 200, 'auth.delete');
        const { deleted_user } = bodyOf<{ deleted_user: { email: string } }>(deleted);
        expectEqual('auth.delete', deleted, deleted_user, { email: account.email });
        expectStatus(await person.call('getCurrentUser'), 401, 'auth.deadToken');
        expectStatus(await kit.nobody.call('logIn', { body: account }), 401, 'auth.deadAccount');
        expectStatus(await kit.a.call('getProfile', { id: person.profileId }), 404, 'auth.leftovers');
        const received = await kit.a.call('listReceivedLikes', { query: { limit: 100 } });
        const senders = bodyOf<{ user_id: string }[]>(received).map((like) => like.user_id);
        expectEqual('auth.leftovers', received, senders.includes(person.userId), false);
      },
    },
    {
      id: 'chat.introduced',
      title: 'When a conversation begins, each side that is online learns that the other is.',
      async run(kit) {
        const account = await fresh(kit, 'introduced');
        const person = await enter(kit, account, 'はじめての人');
        const [mine, theirs] = [await person.connect(), await kit.c.connect()];
        for (const socket of [mine, theirs]) await socket.waitFor((frame) => frame.type === 'online_users');
        expectStatus(await person.call('createConversation', { body: { other_user_id: kit.c.userId } }), 200);
        for (const [socket, other] of [
          [mine, kit.c],
          [theirs, person],
        ] as const) {
          await expectFrame('socket.introduced', socket, 'user_status', { user_id: other.userId, is_online: true });
        }
        await removeAccount(kit, account);
      },
    },
    {
      id: 'accounts.bare',
      title: 'Who has no profile yet writes and posts too, and what they said stays when they go.',
      async run(kit) {
        const account = await fresh(kit, 'bare');
        const token = await logIn(kit, account);
        const call = (operationId: string, input?: CallInput) => kit.send(token, operationId, input);
        expectStatus(await call('getMyProfile'), 404, 'auth.bare');
        const before = await kit.a.call('countReceivedLikes');
        const likes = async () => bodyOf<{ likes_count: number }>(await kit.a.call('getMyProfile')).likes_count;
        const raised = (await likes()) + 1;
        const liked = expectStatus(await call('likeProfile', { id: kit.a.profileId }), 200, 'auth.bare');
        expectEqual('likes.counter', liked, await likes(), raised);
        const status = await call('getLikeStatus', { id: kit.a.profileId });
        expectEqual('auth.bare', status, status.json, { is_liked: true, is_mutual: false });
        const sent = await call('listSentLikes');
        const { count } = bodyOf<{ count: number }>(await call('countSentLikes'));
        const ownLikes = { listSentLikes: bodyOf<unknown[]>(sent).length, countSentLikes: count };
        expectEqual('auth.bare', sent, ownLikes, { listSentLikes: 1, countSentLikes: 1 });
        const counted = await kit.a.call('countReceivedLikes');
        expectEqual('auth.bare', counted, counted.json, before.json);
        const listed = await kit.a.call('listReceivedLikes', { query: { limit: 100 } });
        const length = bodyOf<unknown[]>(listed).length;
        if (length < 100) expectEqual('invariant.count', listed, length, bodyOf<{ count: number }>(counted).count);
        expectStatus(await call('unlikeProfile', { id: kit.a.profileId }), 204, 'auth.bare');
        const opened = await call('createConversation', { body: { other_user_id: kit.a.userId } });
        const { id } = bodyOf<{ data: { id: string } }>(expectStatus(opened, 200)).data;
        const empty = bodyOf<{ last_message: unknown }>(expectStatus(await call('getConversation', { id }), 200));
        expectEqual('chat.last', opened, empty, { last_message: null });
        await call('listConversations');
        expectStatus(await call('sendMessage', { id, body: { content: 'はじめまして' } }), 201);
        const other = (seen: Exchange) => bodyOf<{ other_user: { profile: unknown } }>(seen).other_user;
        const seen = await kit.a.call('getConversation', { id });
        expectEqual('auth.bare', seen, other(seen), { profile: null });

        const film = { file: new File([new Uint8Array(8)], 'a.mp4', { type: 'video/mp4' }) };
        expectStatus(await call('uploadVideo', formInput(film)), 200, 'auth.bare');
        const own = expectStatus(await call('createPost', formInput({ content: '一人' })), 201, 'auth.bare');
        expectStatus(await call('deletePost', { id: bodyOf<{ id: string }>(own).id }), 204, 'auth.bare');
        const root = await write(kit.a.call, { content: '根' });
        const branch = await write(call, { content: '枝', reply_to_id: root });
        await write(kit.b.call, { content: '葉', reply_to_id: branch });
        const tree = await kit.a.call('getPost', { id: root });
        const [written] = bodyOf<{ replies: { user: unknown }[] }>(tree).replies;
        expectEqual('board.bareAuthor', tree, written?.user, { display_name: null });
        await removeAccount(kit, account);
        await kit.a.call('getPost', { id: root });
        const after = expectStatus(await kit.a.call('getConversation', { id }), 200, 'auth.history');
        expectEqual('auth.history', after, other(after), { profile: null });
        expectStatus(await kit.a.call('deletePost', { id: root }), 204);
      },
    },
  ];
}

async function write(call: Caller['call'], fields: Record<string, string>): Promise<string> {
  return bodyOf<{ id: string }>(expectStatus(await call('createPost', formInput(fields)), 201)).id;
}
