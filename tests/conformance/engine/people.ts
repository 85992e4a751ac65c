import { type CallInput, Unreachable } from './exchange.ts';
import { bodyOf, expectStatus, type Kit, type Person } from './kit.ts';

export interface Account {
  email: string;
  password: string;
}

interface Mail {
  to: string;
  kind: 'verify' | 'reset';
  token: string;
}

/** Where the kit reads the mails that the server sends. */
export interface Mailbox {
  newest(to: string, kind: Mail['kind']): Promise<string>;
}

const PASSWORD = 'conformance-kit-1';

export function httpMailbox(url: string): Mailbox {
  return {
    async newest(to, kind) {
      const response = await fetch(url).catch((error: unknown) => {
        throw new Unreachable(`the mailbox ${url}: ${String(error)}`);
      });
      const mails = (await response.json()) as Mail[];
      const mail = mails.findLast((candidate) => candidate.to === to && candidate.kind === kind);
      if (mail === undefined) throw new Unreachable(`no ${kind} mail for ${to} in the mailbox`);
      return mail.token;
    },
  };
}

let numbered = 0;

/** A new verified account of the kit's own. */
export async function newAccount(kit: Kit, mailbox: Mailbox, run: string): Promise<Account> {
  numbered += 1;
  const account = { email: `kit-${run}-${numbered}@conformance.example`, password: PASSWORD };
  expectStatus(await kit.nobody.call('registerAccount', { body: account }), 201, 'auth.register');
  const token = await mailbox.newest(account.email, 'verify');
  expectStatus(await kit.nobody.call('verifyEmail', { body: { token } }), 200, 'auth.verify');
  return account;
}

const EMPTY_TEXTS = {
  bio: null,
  age_range: null,
  activity_level: null,
  years_of_experience: null,
  website_url: null,
  twitter_url: null,
  instagram_url: null,
  youtube_url: null,
  soundcloud_url: null,
};

export const profileNamed = (display_name: string) => ({ profile_update: { display_name, ...EMPTY_TEXTS } });

/** Logs an account in and gives it a profile where it has none. */
export async function enter(kit: Kit, { email, password }: Account, name: string): Promise<Person> {
  const login = expectStatus(await kit.nobody.call('logIn', { body: { email, password } }), 200, 'auth.login');
  const token = bodyOf<{ access_token: string }>(login).access_token;
  const call = (operationId: string, input?: CallInput) => kit.send(token, operationId, input);
  const userId = bodyOf<{ id: string }>(expectStatus(await call('getCurrentUser'), 200)).id;
  const known = await call('getMyProfile');
  const profile = known.status === 200 ? known : await call('updateMyProfile', { body: profileNamed(name) });
  const profileId = bodyOf<{ id: string }>(expectStatus(profile, 200, 'profiles.save')).id;
  return { email, password, token, userId, profileId, call, connect: () => kit.connect(userId, token) };
}
