import { bodyOf, expectEqual, expectStatus } from '../../engine/expect.ts';
import type { Case, Kit } from '../../engine/kit.ts';
import type { Account } from '../../engine/ledger.ts';
import { logIn, type Mailbox, removeAccount } from '../../engine/people.ts';
import { detail } from './links.ts';

/** Creates cases about registrations and the usernames that the server derives. */
export function registrationCases(mailbox: Mailbox): Case[] {
  const verify = (kit: Kit, token: string) => kit.nobody.call('verifyEmail', { body: { token } });
  const login = (kit: Kit, { email, password }: Account) => kit.nobody.call('logIn', { body: { email, password } });
  return [
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
          const seen = expectStatus(await kit.nobody.call('registerAccount', { body: account }), 201);
          const user = bodyOf<{ email: string; username: string; id: string }>(seen);
          expectEqual('auth.registered', seen, user, { email: account.email });
          names.push(user.username.toLowerCase());
          expectStatus(await verify(kit, await mailbox.newest(account.email, 'verify')), 200);
          for (const wrong of [`${password}x`, password.slice(0, -1), password.toLowerCase().replace('パ', 'は')]) {
            expectStatus(await login(kit, { ...account, password: wrong }), 401, 'auth.password');
          }
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
        // The e-mail addresses and usernames of deleted accounts can be registered again.
        const again = { ...one, username: (names[0] ?? '').toUpperCase() };
        expectStatus(await kit.nobody.call('registerAccountWithUsername', { body: again }), 201, 'auth.free');
        expectStatus(await login(kit, again), 403, 'auth.unverified');
        // A derived username differs from a chosen one by more than case.
        const derived = expectStatus(await kit.nobody.call('registerAccount', { body: two }), 201, 'auth.free');
        const { username } = bodyOf<{ username: string }>(derived);
        expectEqual('auth.usernames', derived, username.toLowerCase() === names[0], false);
        for (const account of [again, two]) await removeAccount(kit, account);
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
          const seen = expectStatus(await kit.nobody.call('registerAccount', { body: account }), 201, 'auth.register');
          const user = bodyOf<{ email: string; username: string }>(seen);
          expectEqual('auth.registered', seen, user.email.toLowerCase(), account.email.toLowerCase());
          names.push(user.username.toLowerCase());
          expectEqual('auth.usernames', seen, new Set(names).size, names.length);
        }
        for (const account of accounts) await removeAccount(kit, account);
      },
    },
  ];
}
