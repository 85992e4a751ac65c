import { type Exchange, ORIGIN } from '../../engine/exchange.ts';
import { answerOf, bodyOf, expectEqual, expectStatus } from '../../engine/expect.ts';
import type { Case, Kit } from '../../engine/kit.ts';
import type { Account } from '../../engine/ledger.ts';
import { enter, logIn, type Mailbox, newAccount, register, removeAccount } from '../../engine/people.ts';

const USED = /既に使用/;
const OUTDATED = /有効期限/;

/** Returns an error response's text for people, in which the cases look for the reason. */
export const detail = (seen: Exchange) => String((Object(seen.json) as { detail?: unknown }).detail);

function expectRejected(seen: Exchange, why: RegExp | null): void {
  expectStatus(seen, 400, 'auth.link');
  const says = [USED, OUTDATED].find((reason) => reason.test(detail(seen))) ?? null;
  expectEqual('auth.linkText', seen, String(says), String(why));
}

/** Checks the path and token of a mailed link, unless the mailbox does not return the URL. */
function expectPath(seen: Exchange, path: string, { link, token }: { link?: string; token: string }): void {
  if (link === undefined) return;
  const { pathname, searchParams } = new URL(link, ORIGIN);
  expectEqual('auth.linkPath', seen, { path: pathname, token: searchParams.get('token') }, { path, token });
}

/** Creates cases about how long links, passwords and tokens are valid, and what they give access to. */
export function linkCases(mailbox: Mailbox): Case[] {
  const verify = (kit: Kit, token: string) => kit.nobody.call('verifyEmail', { body: { token } });
  const reset = (kit: Kit, token: string, new_password = 'conformance-kit-2') =>
    kit.nobody.call('resetPassword', { body: { token, new_password } });
  const forget = (kit: Kit, email: string) => kit.nobody.call('requestPasswordReset', { body: { email } });
  const resend = (kit: Kit, email: string) => kit.nobody.call('resendVerification', { body: { email } });
  const login = (kit: Kit, { email, password }: Account) => kit.nobody.call('logIn', { body: { email, password } });
  const mails = async (email: string) => ({
    verify: (await mailbox.all(email, 'verify')).length,
    reset: (await mailbox.all(email, 'reset')).length,
  });
  return [
    {
      id: 'links.verify',
      title: 'A verification link opens one account once, and a newer one replaces it.',
      async run(kit) {
        const [one, other] = [await register(kit, 'link1'), await register(kit, 'link2')];
        const first = await mailbox.newest(one.email, 'verify');
        await resend(kit, one.email);
        const between = await mailbox.newest(one.email, 'verify');
        const sent = expectStatus(await resend(kit, one.email.toUpperCase()), 200);
        const second = await mailbox.newest(one.email, 'verify');
        const ofBoth = { [one.email]: await mails(one.email), [other.email]: await mails(other.email) };
        expectEqual('auth.mails', sent, ofBoth, {
          [one.email]: { verify: 3, reset: 0 },
          [other.email]: { verify: 1, reset: 0 },
        });
        expectPath(sent, '/verify-email', await mailbox.mail(one.email, 'verify'));
        expectEqual('auth.mails', sent, first === second, false);
        for (const replaced of [first, between]) expectRejected(await verify(kit, replaced), OUTDATED);
        expectRejected(await verify(kit, 'conformance-nobody'), null);
        expectRejected(await reset(kit, second), null);
        expectStatus(await login(kit, one), 403, 'auth.unverified');
        // A deletion takes along the links of that account alone.
        await removeAccount(kit, await newAccount(kit, mailbox, 'link3'));
        expectStatus(await verify(kit, second), 200, 'auth.verify');
        expectRejected(await verify(kit, second), USED);
        // The redeemed link changes nothing about those that it replaced.
        for (const replaced of [first, between]) expectRejected(await verify(kit, replaced), OUTDATED);
        expectStatus(await login(kit, other), 403, 'auth.unverified');
        expectStatus(await login(kit, { ...one, email: one.email.toUpperCase() }), 200, 'auth.login');
        const again = expectStatus(await resend(kit, one.email), 200);
        expectEqual('auth.mails', again, await mails(one.email), { verify: 3, reset: 0 });
        for (const account of [one, other]) await removeAccount(kit, account);
      },
    },
    {
      id: 'links.successor',
      title:
        'Who registers the address of a deleted account begins anew: nothing of that account leads to the new one.',
      async run(kit) {
        const account = await newAccount(kit, mailbox, 'again');
        const former = await enter(kit, account, '前の人');
        await former.call('likeProfile', { id: kit.b.profileId });
        await forget(kit, account.email);
        const links = [...(await mailbox.all(account.email, 'verify')), await mailbox.newest(account.email, 'reset')];
        await removeAccount(kit, account);
        expectStatus(await kit.nobody.call('registerAccount', { body: account }), 201, 'auth.free');
        const newest = await mailbox.newest(account.email, 'verify');
        for (const link of links) {
          expectRejected(await verify(kit, link), null);
          expectRejected(await reset(kit, link), null);
        }
        expectStatus(await login(kit, account), 403, 'auth.unverified');
        expectStatus(await former.call('getCurrentUser'), 401, 'auth.deadToken');
        expectStatus(await verify(kit, newest), 200, 'auth.verify');
        const token = await logIn(kit, account);
        const seen = await kit.send(token, 'getCurrentUser');
        expectEqual('auth.leftovers', seen, bodyOf<{ id: string }>(seen).id === former.userId, false);
        expectStatus(await kit.send(token, 'getMyProfile'), 404, 'auth.leftovers');
        for (const operationId of ['listSentLikes', 'listNotifications', 'listConversations']) {
          const list = expectStatus(await kit.send(token, operationId), 200);
          expectEqual('auth.leftovers', list, list.json, []);
        }
        // Nor does it work again now that somebody with that address has logged in.
        expectStatus(await former.call('getCurrentUser'), 401, 'auth.deadToken');
        await removeAccount(kit, account);
      },
    },
    {
      id: 'links.reset',
      title: 'A reset link changes one password once, opens nothing else, and a newer one replaces it.',
      async run(kit) {
        const account = await newAccount(kit, mailbox, 'links');
        const other = await newAccount(kit, mailbox, 'bystander');
        const token = await logIn(kit, other);
        const asked = expectStatus(await forget(kit, account.email.toUpperCase()), 200);
        const first = await mailbox.newest(account.email, 'reset');
        await forget(kit, account.email);
        const between = await mailbox.newest(account.email, 'reset');
        await forget(kit, account.email);
        const second = await mailbox.newest(account.email, 'reset');
        expectPath(asked, '/reset-password', await mailbox.mail(account.email, 'reset'));
        const ofBoth = { [account.email]: await mails(account.email), [other.email]: await mails(other.email) };
        expectEqual('auth.mails', asked, ofBoth, {
          [account.email]: { verify: 1, reset: 3 },
          [other.email]: { verify: 1, reset: 0 },
        });
        for (const replaced of [first, between]) expectRejected(await reset(kit, replaced), OUTDATED);
        expectRejected(await verify(kit, second), null);
        expectStatus(await login(kit, account), 200, 'auth.login');
        const short = await kit.nobody.call('resetPassword', { body: { token: second, new_password: 'kurz' } });
        expectStatus(short, 422, 'form.status');
        expectStatus(await reset(kit, second), 200);
        const renewed = { ...account, password: 'conformance-kit-2' };
        expectRejected(await reset(kit, second, 'conformance-kit-3'), USED);
        // The link is both used and replaced by a newer mail; the response must name the use.
        await forget(kit, account.email);
        expectRejected(await reset(kit, second, 'conformance-kit-3'), USED);
        expectStatus(await login(kit, account), 401, 'auth.oldPassword');
        expectStatus(await login(kit, renewed), 200, 'auth.login');
        expectStatus(await login(kit, other), 200, 'auth.login');
        expectStatus(await kit.send(token, 'getCurrentUser'), 200, 'auth.others');
        for (const one of [renewed, other]) await removeAccount(kit, one);
      },
    },
    {
      id: 'links.unverified',
      title: 'A reset verifies nothing, and an account that was never verified can be deleted.',
      async run(kit) {
        const account = await register(kit, 'unsure');
        await forget(kit, account.email);
        expectStatus(await reset(kit, await mailbox.newest(account.email, 'reset')), 200);
        const renewed = { ...account, password: 'conformance-kit-2' };
        expectStatus(await login(kit, renewed), 403, 'auth.unverified');
        expectStatus(await verify(kit, await mailbox.newest(account.email, 'verify')), 200, 'auth.verifyGoesOn');
        expectStatus(await login(kit, renewed), 200, 'auth.login');
        const bare = await register(kit, 'never');
        const link = await mailbox.newest(bare.email, 'verify');
        const gone = await kit.nobody.call('deleteAccount', { body: { ...bare, email: bare.email.toUpperCase() } });
        expectStatus(gone, 200, 'auth.delete');
        expectRejected(await verify(kit, link), null);
        await removeAccount(kit, renewed);
      },
    },
    {
      id: 'links.strangers',
      title: 'Nobody is mailed who has no account, and asking says nothing.',
      async run(kit) {
        const email = `kit-${kit.run}-unknown@conformance.example`;
        for (const ask of [forget, resend]) {
          const seen = expectStatus(await ask(kit, email), 200, 'auth.secrecy');
          expectEqual('auth.mails', seen, await mails(email), { verify: 0, reset: 0 });
        }
        const known = await login(kit, { email: kit.a.email, password: 'conformance-wrong' });
        const unknown = await login(kit, { email, password: 'conformance-wrong' });
        expectEqual('auth.secrecy', unknown, answerOf(unknown), answerOf(known));
        const account = await register(kit, 'secret');
        const wrong = await login(kit, { ...account, password: 'conformance-wrong' });
        expectEqual('auth.secrecy', wrong, answerOf(wrong), answerOf(known));
        await removeAccount(kit, account);
      },
    },
  ];
}
