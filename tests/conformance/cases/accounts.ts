import { bodyOf, type Case, expectEqual, expectStatus, type Kit } from '../engine/kit.ts';
import { enter, type Mailbox, newAccount } from '../engine/people.ts';

/** Registration, verification, reset and deletion; they need fresh accounts and the mails. */
export function accountCases(mailbox: Mailbox, run: string): Case[] {
  const fresh = (kit: Kit) => newAccount(kit, mailbox, run);
  return [
    {
      id: 'accounts.verify',
      title: 'Nobody logs in before the address is verified; a link works once.',
      async run(kit) {
        const account = { email: `kit-${run}-v@conformance.example`, password: 'conformance-kit-1' };
        expectStatus(await kit.nobody.call('registerAccount', { body: account }), 201);
        expectStatus(await kit.nobody.call('logIn', { body: account }), 403, 'auth.unverified');
        const wrong = { ...account, password: 'conformance-wrong' };
        expectStatus(await kit.nobody.call('logIn', { body: wrong }), 401, 'auth.unverified');
        const token = await mailbox.newest(account.email, 'verify');
        expectStatus(await kit.nobody.call('verifyEmail', { body: { token } }), 200);
        expectStatus(await kit.nobody.call('verifyEmail', { body: { token } }), 400, 'auth.linkOnce');
        expectStatus(await kit.nobody.call('logIn', { body: account }), 200, 'auth.login');
        expectStatus(await kit.nobody.call('deleteAccount', { body: account }), 200);
      },
    },
    {
      id: 'accounts.taken',
      title: 'An address and a username belong to one account, without regard to case.',
      async run(kit) {
        const body = { email: kit.a.email.toUpperCase(), password: 'conformance-kit-1' };
        expectStatus(await kit.nobody.call('registerAccount', { body }), 409, 'auth.emailTaken');
        const { username } = bodyOf<{ username: string }>(await kit.a.call('getCurrentUser'));
        const other = { ...body, email: `kit-${run}-u@conformance.example`, username: username.toUpperCase() };
        expectStatus(await kit.nobody.call('registerAccountWithUsername', { body: other }), 409, 'auth.usernameTaken');
      },
    },
    {
      id: 'accounts.username',
      title: 'A person may choose a username.',
      async run(kit) {
        const account = { email: `kit-${run}-n@conformance.example`, password: 'conformance-kit-1' };
        const body = { ...account, username: `kit-${run}` };
        const seen = expectStatus(await kit.nobody.call('registerAccountWithUsername', { body }), 201);
        expectEqual('auth.username', seen, bodyOf<{ username: string }>(seen).username, body.username);
        expectStatus(await kit.nobody.call('deleteAccount', { body: account }), 200);
      },
    },
    {
      id: 'accounts.secrecy',
      title: 'Mails are asked for without learning who has an account.',
      async run(kit) {
        for (const operationId of ['requestPasswordReset', 'resendVerification']) {
          const known = await kit.nobody.call(operationId, { body: { email: kit.a.email } });
          const stranger = await kit.nobody.call(operationId, { body: { email: `kit-${run}-x@conformance.example` } });
          expectEqual('auth.secrecy', stranger, [stranger.status, stranger.json], [known.status, known.json]);
        }
      },
    },
    {
      id: 'accounts.reset',
      title: 'A reset replaces the password, ends the sessions, and its link works once.',
      async run(kit) {
        const account = await fresh(kit);
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
        expectStatus(await kit.nobody.call('deleteAccount', { body: renewed }), 200);
      },
    },
    {
      id: 'accounts.delete',
      title: 'Deleting needs the right password, tells wrong from unknown, and leaves nothing behind.',
      async run(kit) {
        const account = await fresh(kit);
        const person = await enter(kit, account, 'さよなら');
        await person.call('likeProfile', { id: kit.a.profileId });
        const unknown = { ...account, email: `kit-${run}-none@conformance.example` };
        expectStatus(await kit.nobody.call('deleteAccount', { body: unknown }), 404, 'auth.delete');
        const wrong = { ...account, password: 'conformance-wrong' };
        expectStatus(await kit.nobody.call('deleteAccount', { body: wrong }), 401, 'auth.delete');
        const deleted = expectStatus(await kit.nobody.call('deleteAccount', { body: account }), 200, 'auth.delete');
        const { deleted_user } = bodyOf<{ deleted_user: { email: string } }>(deleted);
        expectEqual('auth.delete', deleted, deleted_user.email, account.email);
        expectStatus(await person.call('getCurrentUser'), 401, 'auth.deadToken');
        expectStatus(await kit.nobody.call('logIn', { body: account }), 401, 'auth.deadAccount');
        expectStatus(await kit.a.call('getProfile', { id: person.profileId }), 404, 'auth.leftovers');
        const received = await kit.a.call('listReceivedLikes', { query: { limit: 100 } });
        const senders = bodyOf<{ user_id: string }[]>(received).map((like) => like.user_id);
        expectEqual('auth.leftovers', received, senders.includes(person.userId), false);
      },
    },
  ];
}
