import { bodyOf, expectEqual, expectStatus } from '../../engine/expect.ts';
import type { Case, Kit } from '../../engine/kit.ts';
import { callsOf, enter, type Mailbox, newAccount, profileNamed, removeAccount } from '../../engine/people.ts';
import type { Person } from '../../engine/person.ts';
import { formInput } from '../formInput.ts';
import { raceCasesOf } from './races.ts';
import type { Scene } from './raceScenes.ts';

type Json = Record<string, unknown>;
const NEW_PASSWORD = 'conformance-kit-2';
const picture = () => formInput({ file: new File([new Uint8Array(8)], 'a.png', { type: 'image/png' }) });

/** Creates cases with different simultaneous writes to one account and to what belongs to it. */
export function accountRaceCases(mailbox: Mailbox): Case[] {
  let count = 0;
  const nextName = (name: string) => {
    count += 1;
    return `${name}${count}`;
  };
  return [
    ...raceCasesOf([accountScene(mailbox, nextName), firstSaveScene(mailbox, nextName), registrationScene(nextName)]),
    opening(mailbox),
  ];
}

type NextName = (name: string) => string;

/** Races between a login with the old password, its reset, a like and the deletion of the account. */
function accountScene(mailbox: Mailbox, nextName: NextName): Scene {
  return {
    name: 'account',
    writes: { logIn: true, resetPassword: true, like: true, deleteAccount: true },
    async prepare(kit) {
      const { a, nobody } = kit;
      const account = await newAccount(kit, mailbox, nextName('race'));
      const person = await enter(kit, account, '同時');
      await nobody.call('requestPasswordReset', { body: { email: account.email } });
      const token = await mailbox.newest(account.email, 'reset');
      const before = await likesOf(a);
      let late: string | null = null;
      return {
        writes: {
          async logIn() {
            const seen = await nobody.call('logIn', { body: account });
            late = (Object(seen.json) as { access_token?: string }).access_token ?? null;
            return seen;
          },
          resetPassword: () => nobody.call('resetPassword', { body: { token, new_password: NEW_PASSWORD } }),
          like: () => person.call('likeProfile', { id: a.profileId }),
          deleteAccount: () => nobody.call('deleteAccount', { body: account }),
        },
        async read() {
          const status = async (bearer: string | null) =>
            bearer === null ? null : (await kit.send(bearer, 'getCurrentUser')).status;
          const logsIn = async (password: string) =>
            (await nobody.call('logIn', { body: { email: account.email, password } })).status;
          const tokens = [await status(person.token), await status(late)];
          const likes = (await likesOf(a)).map((number, index) => number - (before[index] ?? 0));
          return { tokens, passwords: [await logsIn(account.password), await logsIn(NEW_PASSWORD)], likes };
        },
        async clear() {
          await removeAccount(kit, account);
          await removeAccount(kit, { ...account, password: NEW_PASSWORD });
          await a.call('markAllNotificationsRead');
        },
      };
    },
  };
}

/** Returns how many likes a person has received, by the profile and by `countReceivedLikes`. */
async function likesOf({ call }: Person): Promise<number[]> {
  const profile = bodyOf<{ likes_count: number }>(await call('getMyProfile'));
  return [profile.likes_count, bodyOf<{ count: number }>(await call('countReceivedLikes')).count];
}

/** Races between the first save of a profile and the upload and deletion of a picture that was uploaded before it. */
function firstSaveScene(mailbox: Mailbox, nextName: NextName): Scene {
  return {
    name: 'firstSave',
    writes: { save: true, uploadAvatar: true, deleteAvatar: true },
    async prepare(kit) {
      const account = await newAccount(kit, mailbox, nextName('first'));
      const call = await callsOf(kit, account);
      return {
        writes: {
          save: () => call('updateMyProfile', { body: profileNamed('はじめて') }),
          uploadAvatar: () => call('uploadAvatar', picture()),
          deleteAvatar: () => call('deleteAvatar'),
        },
        async read() {
          // Saves again, so that the profile shows a picture that was uploaded without one.
          const saved = await call('updateMyProfile', { body: profileNamed('はじめて') });
          return [saved.status, (saved.json as Json | undefined)?.avatar_url !== null];
        },
        clear: () => removeAccount(kit, account),
      };
    },
  };
}

/** Races between both ways to register, with the same e-mail address. */
function registrationScene(nextName: NextName): Scene {
  return {
    name: 'registration',
    writes: { register: true, registerWithUsername: true },
    prepare(kit) {
      const account = {
        email: `kit-${kit.run}-${nextName('both')}@conformance.example`,
        password: 'conformance-kit-1',
      };
      const username = `kit.${kit.run}.${nextName('b')}`.slice(0, 50);
      return Promise.resolve({
        writes: {
          register: () => kit.nobody.call('registerAccount', { body: account }),
          registerWithUsername: () =>
            kit.nobody.call('registerAccountWithUsername', { body: { ...account, username } }),
        },
        read: async () => (await kit.nobody.call('logIn', { body: account })).status,
        clear: () => removeAccount(kit, account),
      });
    },
  };
}

function opening(mailbox: Mailbox): Case {
  return {
    id: 'together.opening',
    title: 'Of two people who open their conversation at the same time one has opened it first.',
    async run(kit: Kit) {
      const accounts = [await newAccount(kit, mailbox, 'opens1'), await newAccount(kit, mailbox, 'opens2')];
      const people = [];
      for (const account of accounts) people.push(await enter(kit, account, '同時に開く'));
      const [one, other] = people as [Person, Person];
      const opened = await Promise.all([
        one.call('createConversation', { body: { other_user_id: other.userId } }),
        other.call('createConversation', { body: { other_user_id: one.userId } }),
      ]);
      const ids = opened.map((seen) => bodyOf<{ data: { id: string } }>(expectStatus(seen, 200)).data.id);
      expectEqual('chat.one', opened[0], ids[0], ids[1]);
      const lists = await Promise.all([one.call('listConversations'), other.call('listConversations')]);
      const count = lists.filter((seen) => bodyOf<unknown[]>(seen).length > 0).length;
      expectEqual('chat.empty', lists[0], `listed for ${count} of the two`, 'listed for 1 of the two');
      for (const account of accounts) await removeAccount(kit, account);
    },
  };
}
