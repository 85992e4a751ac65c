import { type Exchange, ORIGIN } from '../engine/exchange.ts';
import { compareViews, expectEvents, startsOf } from '../engine/change.ts';
import { bodyOf, type Case, expectEqual, expectStatus, type Kit, type Person } from '../engine/kit.ts';
import type { Account } from '../engine/ledger.ts';
import { enter, logIn, type Mailbox, newAccount, register, removeAccount } from '../engine/people.ts';
import { nextMoment } from '../engine/moment.ts';
import { compareTimes } from '../engine/time.ts';
import { takeView } from '../engine/view.ts';

const USED = /既に使用/;
const OUTDATED = /有効期限/;

const detail = (seen: Exchange) => String((Object(seen.json) as { detail?: unknown }).detail);

function expectRejected(seen: Exchange, why: RegExp | null): void {
  expectStatus(seen, 400, 'auth.link');
  const says = [USED, OUTDATED].find((reason) => reason.test(detail(seen))) ?? null;
  expectEqual('auth.linkText', seen, String(says), String(why));
}

/** A mailbox need not tell the whole address. */
function expectPath(seen: Exchange, path: string, { link, token }: { link?: string; token: string }): void {
  if (link === undefined) return;
  const { pathname, searchParams } = new URL(link, ORIGIN);
  expectEqual('auth.linkPath', seen, [pathname, searchParams.get('token')], [path, token]);
}

/** How long links, passwords and tokens live, and what they open. */
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
        const sent = expectStatus(await resend(kit, one.email.toUpperCase()), 200);
        expectEqual(
          'auth.mails',
          sent,
          [await mails(one.email), await mails(other.email)],
          [
            { verify: 2, reset: 0 },
            { verify: 1, reset: 0 },
          ],
        );
        const second = await mailbox.newest(one.email, 'verify');
        expectPath(sent, '/verify-email', await mailbox.mail(one.email, 'verify'));
        expectEqual('auth.mails', sent, first === second, false);
        expectRejected(await verify(kit, first), OUTDATED);
        expectRejected(await verify(kit, 'conformance-nobody'), null);
        expectRejected(await reset(kit, second), null);
        expectStatus(await login(kit, one), 403, 'auth.unverified');
        expectStatus(await verify(kit, second), 200, 'auth.verify');
        expectRejected(await verify(kit, second), USED);
        expectStatus(await login(kit, other), 403, 'auth.unverified');
        expectStatus(await login(kit, one), 200, 'auth.login');
        const again = expectStatus(await resend(kit, one.email), 200);
        expectEqual('auth.mails', again, await mails(one.email), { verify: 2, reset: 0 });
        for (const account of [one, other]) await removeAccount(kit, account);
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
        const second = await mailbox.newest(account.email, 'reset');
        expectPath(asked, '/reset-password', await mailbox.mail(account.email, 'reset'));
        expectEqual(
          'auth.mails',
          asked,
          [await mails(account.email), await mails(other.email)],
          [
            { verify: 1, reset: 2 },
            { verify: 1, reset: 0 },
          ],
        );
        expectRejected(await reset(kit, first), OUTDATED);
        expectRejected(await verify(kit, second), null);
        expectStatus(await login(kit, account), 200, 'auth.login');
        const short = await kit.nobody.call('resetPassword', { body: { token: second, new_password: 'kurz' } });
        expectStatus(short, 422, 'form.status');
        expectStatus(await reset(kit, second), 200);
        const renewed = { ...account, password: 'conformance-kit-2' };
        kit.ledger.register(renewed);
        expectRejected(await reset(kit, second, 'conformance-kit-3'), USED);
        // That it was used says more than that a newer one was mailed.
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
        kit.ledger.register(renewed);
        expectStatus(await login(kit, renewed), 403, 'auth.unverified');
        expectStatus(await verify(kit, await mailbox.newest(account.email, 'verify')), 200, 'auth.verify');
        expectStatus(await login(kit, renewed), 200, 'auth.login');
        const bare = await register(kit, 'never');
        const link = await mailbox.newest(bare.email, 'verify');
        const gone = await kit.nobody.call('deleteAccount', { body: { ...bare, email: bare.email.toUpperCase() } });
        expectStatus(gone, 200, 'auth.delete');
        kit.ledger.forget(bare.email);
        expectRejected(await verify(kit, link), null);
        await removeAccount(kit, renewed);
      },
    },
    {
      id: 'links.strangers',
      title: 'Nobody is mailed who has no account, and asking says nothing.',
      async run(kit) {
        const email = `kit-${kit.run}-stranger@conformance.example`;
        for (const ask of [forget, resend]) {
          const seen = expectStatus(await ask(kit, email), 200, 'auth.secrecy');
          expectEqual('auth.mails', seen, await mails(email), { verify: 0, reset: 0 });
        }
        const known = await login(kit, { email: kit.a.email, password: 'conformance-wrong' });
        const unknown = await login(kit, { email, password: 'conformance-wrong' });
        expectEqual('auth.secrecy', unknown, [unknown.status, unknown.json], [known.status, known.json]);
        const account = await register(kit, 'secret');
        const wrong = await login(kit, { ...account, password: 'conformance-wrong' });
        expectEqual('auth.secrecy', wrong, [wrong.status, wrong.json], [known.status, known.json]);
        await removeAccount(kit, account);
      },
    },
    {
      id: 'links.registration',
      title: 'What was registered is what logs in: any password, a username of its own, and the address.',
      async run(kit) {
        const stem = `kit-${kit.run}`;
        const password = `${'🎸パ"\\ß'.repeat(18)}12`.slice(0, 126);
        const [one, two] = ['a', 'b'].map((home) => ({
          email: `${stem}-same+tag@${home}.conformance.example`,
          password,
        })) as [Account, Account];
        const names: string[] = [];
        for (const account of [one, two]) {
          kit.ledger.register(account);
          const seen = expectStatus(await kit.nobody.call('registerAccount', { body: account }), 201);
          const user = bodyOf<{ email: string; username: string; id: string }>(seen);
          expectEqual('auth.registered', seen, user.email, account.email);
          names.push(user.username.toLowerCase());
          expectStatus(await verify(kit, await mailbox.newest(account.email, 'verify')), 200);
          expectStatus(await login(kit, { ...account, password: `${password}x` }), 401, 'auth.password');
          expectStatus(await login(kit, { ...account, password: password.slice(0, -1) }), 401, 'auth.password');
          expectStatus(
            await login(kit, { ...account, password: password.toLowerCase().replace('パ', 'は') }),
            401,
            'auth.password',
          );
          const token = await logIn(kit, account);
          const me = await kit.send(token, 'getCurrentUser');
          expectEqual('auth.registered', me, me.json, user);
        }
        const seen = await kit.nobody.call('registerAccount', { body: two });
        expectStatus(seen, 409, 'auth.emailTaken');
        expectEqual('auth.usernames', seen, new Set(names).size, 2);
        const taken = { email: kit.a.email, password, username: names[0] };
        const both = await kit.nobody.call('registerAccountWithUsername', { body: taken });
        expectStatus(both, 409, 'auth.usernameTaken');
        const onlyName = { ...taken, email: `${stem}-free@conformance.example` };
        const name = await kit.nobody.call('registerAccountWithUsername', { body: onlyName });
        expectEqual('auth.taken', both, detail(both), detail(name));
        const onlyMail = { ...taken, username: `${stem}-free`.slice(0, 50) };
        const address = await kit.nobody.call('registerAccountWithUsername', { body: onlyMail });
        expectStatus(address, 409, 'auth.emailTaken');
        expectEqual('auth.taken', address, detail(address) === detail(name), false);
        for (const account of [one, two]) await removeAccount(kit, account);
        // What belonged to them is free again.
        const again = { ...one, username: names[0] ?? '' };
        kit.ledger.register(again);
        expectStatus(await kit.nobody.call('registerAccountWithUsername', { body: again }), 201, 'auth.free');
        expectStatus(await login(kit, again), 403, 'auth.unverified');
        await removeAccount(kit, again);
      },
    },
    {
      id: 'links.usernames',
      title: 'A username can be derived from any address.',
      async run(kit) {
        const home = `${kit.run}.conformance.example`.toLowerCase();
        const names: string[] = [];
        const accounts = [
          "!#$%&'*",
          `${'long-name.'.repeat(6)}end`,
          `${'long-name.'.repeat(6)}eno`,
          'ü+ö',
          'A.b_C-9',
        ].map((local) => ({
          email: `${local}@${home}`,
          password: 'conformance-kit-1',
        }));
        for (const account of accounts) {
          kit.ledger.register(account);
          const seen = expectStatus(await kit.nobody.call('registerAccount', { body: account }), 201, 'auth.register');
          const user = bodyOf<{ email: string; username: string }>(seen);
          expectEqual('auth.registered', seen, user.email.toLowerCase(), account.email.toLowerCase());
          names.push(user.username.toLowerCase());
          expectEqual('auth.usernames', seen, new Set(names).size, names.length);
        }
        for (const account of accounts) await removeAccount(kit, account);
      },
    },
    {
      id: 'links.tokens',
      title: 'Every login has a token of its own; a reset and a deletion end them, and their sockets with 4401.',
      async run(kit) {
        const account = await newAccount(kit, mailbox, 'tokens');
        const person = await enter(kit, account, 'とけん');
        const second = await logIn(kit, account);
        expectStatus(await person.call('getCurrentUser'), 200, 'auth.tokens');
        expectStatus(await kit.send(second, 'getCurrentUser'), 200, 'auth.tokens');
        await talk(person, kit.a);
        const sockets = [await person.connect(), await kit.connect(person.userId, second)];
        const bystander = await kit.a.connect();
        const listeners = new Map([[kit.a, [bystander]]]);
        const starts = await startsOf(kit, listeners);
        await forget(kit, account.email);
        const done = expectStatus(await reset(kit, await mailbox.newest(account.email, 'reset')), 200);
        const renewed = { ...account, password: 'conformance-kit-2' };
        kit.ledger.register(renewed);
        for (const socket of sockets) {
          await socket.waitForClose();
          expectEqual('socket.revoked', done, socket.closeCode(), 4401);
        }
        for (const token of [person.token, second]) {
          expectStatus(await kit.send(token, 'getCurrentUser'), 401, 'auth.oldToken');
          const refused = await kit.connect(person.userId, token);
          const { handshake } = refused;
          expectEqual('socket.handshake', done, handshake.kind === 'refused' && handshake.legal, true);
        }
        const went = [{ type: 'user_status', user_id: person.userId, is_online: false }];
        await expectEvents(kit, listeners, new Map([[kit.a, went]]), starts);
        const token = await logIn(kit, renewed);
        const own = await kit.connect(person.userId, token);
        const after = await startsOf(kit, listeners);
        const gone = await kit.nobody.call('deleteAccount', { body: renewed });
        expectStatus(gone, 200, 'auth.delete');
        kit.ledger.forget(renewed.email);
        await own.waitForClose();
        expectEqual('socket.revoked', gone, own.closeCode(), 4401);
        await expectEvents(kit, listeners, new Map([[kit.a, went]]), after);
        const late = await kit.connect(person.userId, token);
        expectEqual('socket.handshake', gone, late.handshake.kind === 'refused' && late.handshake.legal, true);
      },
    },
    {
      id: 'links.leaver',
      title: 'A leaver takes along what the contract names, and nothing else changes.',
      async run(kit) {
        const { a, b } = kit;
        for (const who of [a, b]) await who.call('markAllNotificationsRead');
        const account = await newAccount(kit, mailbox, 'leaver');
        const before = await takeView(kit);
        const person = await enter(kit, account, 'さる人');
        await person.call('likeProfile', { id: b.profileId });
        await b.call('likeProfile', { id: person.profileId });
        const told = await person.call('listNotifications');
        const types = bodyOf<{ type: string }[]>(told).map(({ type }) => type);
        expectEqual('notifications.first', told, types, ['mutual_like']);
        const silent = bodyOf<{ data: { id: string } }>(
          await person.call('createConversation', { body: { other_user_id: b.userId } }),
        ).data.id;
        const id = await talk(person, a);
        const lists = async () => {
          const seen = await a.call('listConversations', { query: { limit: 100 } });
          const own = await person.call('listConversations');
          const has = (one: Exchange) => bodyOf<{ id: string }[]>(one).some((listed) => listed.id === id);
          return { seen, isListed: { forTheOpener: has(own), forTheOther: has(seen) } };
        };
        for (const opens of [[], [a]]) {
          // Who opens it again has not opened it first.
          for (const who of opens) await talk(who, person);
          const empty = await lists();
          expectEqual('chat.empty', empty.seen, empty.isListed, { forTheOpener: true, forTheOther: false });
        }
        expectStatus(await person.call('sendMessage', { id, body: { content: '最後の言葉' } }), 201);
        const begun = await lists();
        expectEqual('chat.empty', begun.seen, begun.isListed, { forTheOpener: true, forTheOther: true });
        await a.call('sendMessage', { id, body: { content: '返事' } });
        const post = new FormData();
        post.set('content', '根');
        const root = bodyOf<{ id: string }>(await person.call('createPost', { body: post })).id;
        const reply = new FormData();
        reply.set('content', '枝');
        reply.set('reply_to_id', root);
        await b.call('createPost', { body: reply });
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
        expectStatus(
          await b.call('createConversation', { body: { other_user_id: person.userId } }),
          404,
          'auth.leftovers',
        );
        const seen = expectStatus(await a.call('getConversation', { id }), 200, 'auth.history');
        const { other_user, messages } = bodyOf<{
          other_user: Record<string, unknown>;
          messages: { content: string }[];
        }>(seen);
        expectEqual('auth.history', seen, [other_user.id, other_user.profile], [person.userId, null]);
        expectEqual('auth.neutral', seen, String(other_user.username).toLowerCase() === username.toLowerCase(), false);
        expectEqual(
          'auth.history',
          seen,
          messages.map(({ content }) => content),
          ['最後の言葉', '返事'],
        );
        expectStatus(await b.call('getConversation', { id: silent }), 404, 'auth.leftovers');
        const reopened = await a.call('createConversation', { body: { other_user_id: person.userId } });
        expectStatus(reopened, 404, 'auth.leftovers');
        const movedAt = async () => {
          const list = await a.call('listConversations', { query: { limit: 100 } });
          const found = bodyOf<{ id: string; updated_at: string }[]>(list).find((one) => one.id === id);
          return { list, at: String(found?.updated_at) };
        };
        const { at: lastMoved } = await movedAt();
        await nextMoment();
        // Nobody is there to read it, and the text is stored all the same.
        const late = expectStatus(
          await a.call('sendMessage', { id, body: { content: 'まだいますか' } }),
          201,
          'auth.history',
        );
        const moved = await movedAt();
        expectEqual('chat.list', moved.list, compareTimes(moved.at, lastMoved) > 0, true);
        const listed = await a.call('listConversations', { query: { limit: 100 } });
        const waiting = bodyOf<{ unread_count: number }[]>(listed).reduce((sum, one) => sum + one.unread_count, 0);
        const counted = await a.call('countUnreadMessages');
        expectEqual('law.unread', counted, counted.json, { count: waiting });
        const people = await a.call('searchProfiles');
        expectEqual(
          'auth.leftovers',
          people,
          bodyOf<{ user_id: string }[]>(people).some(({ user_id }) => user_id === person.userId),
          false,
        );
        await a.call('markConversationRead', { id });
        const after = await takeView(kit);
        const notifications = {
          'a notifications': after.get('a notifications'),
          'b notifications': after.get('b notifications'),
        };
        compareViews(late, before, after, {
          ...notifications,
          [`a conversation ${id}`]: after.get(`a conversation ${id}`),
        });
      },
    },
  ];
}

async function talk(who: Person, whom: Person): Promise<string> {
  const opened = await who.call('createConversation', { body: { other_user_id: whom.userId } });
  return bodyOf<{ data: { id: string } }>(expectStatus(opened, 200)).data.id;
}
