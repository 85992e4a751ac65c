import { setTimeout as sleep } from 'node:timers/promises';
import { type CallInput, Unreachable } from './exchange.ts';
import { Unmet } from './findings/failure.ts';
import { bodyOf, expectStatus } from './expect.ts';
import type { Kit } from './kit.ts';
import type { Person } from './person.ts';
import type { Socket } from './socket.ts';
import type { Account } from './ledger.ts';

interface Mail {
  to: string;
  kind: 'verify' | 'reset';
  token: string;
  /** The URL in the mail, if the mailbox returns it. */
  link?: string;
}

/** Reads the mails that the server sends. */
export interface Mailbox {
  newest(to: string, kind: Mail['kind']): Promise<string>;
  /** Returns the tokens of all mails of a kind to an e-mail address, oldest first. */
  all(to: string, kind: Mail['kind']): Promise<string[]>;
  /** Returns the newest mail of a kind to an e-mail address. */
  mail(to: string, kind: Mail['kind']): Promise<Mail>;
  /** Returns which mail a token was sent in, such as `reset link 2 of link1`; null for other tokens. */
  originOf?(token: string): string | null;
}

const PASSWORD = 'conformance-kit-1';

/** Milliseconds that a mail may take, and milliseconds between two requests to the mailbox. */
const DELIVERY = 5_000;
const BETWEEN_LOOKS = 100;

/** Returns all mails that an address names. Throws `Unreachable` where it answers anything but a list of mails. */
export async function readMails(url: string): Promise<Mail[]> {
  const response = await fetch(url).catch((error: unknown) => {
    throw new Unreachable(`the mailbox ${url}: ${String(error)}`);
  });
  const text = await response.text();
  try {
    const mails = JSON.parse(text) as unknown;
    if (response.ok && Array.isArray(mails)) return mails as Mail[];
  } catch {
    // What is no JSON is no list of mails either.
  }
  throw new Unreachable(`the mailbox ${url}: no list of mails, but ${response.status} ${text.slice(0, 100)}`);
}

/**
 * Creates a mailbox that requests the mails from a URL. That may drop a mail once its link is invalid, so all mails are
 * stored here.
 */
export function httpMailbox(url: string): Mailbox {
  const seen = new Map<string, Mail>();
  const read = new Set<string>();
  async function all(to: string, kind: Mail['kind']): Promise<Mail[]> {
    for (const mail of await readMails(url)) seen.set(`${mail.kind} ${mail.token}`, mail);
    return [...seen.values()].filter((mail) => mail.to === to && mail.kind === kind);
  }
  /** Waits for a newest mail that has not been returned before; after `DELIVERY` returns the newest again. */
  async function newest(to: string, kind: Mail['kind']): Promise<Mail> {
    const end = performance.now() + DELIVERY;
    for (;;) {
      const mail = (await all(to, kind)).at(-1);
      const isNew = mail !== undefined && !read.has(mail.token);
      if (isNew || (mail !== undefined && performance.now() > end)) {
        read.add(mail.token);
        return mail;
      }
      if (performance.now() > end) break;
      await sleep(BETWEEN_LOOKS);
    }
    const subject = kind === 'verify' ? 'registerAccount' : 'requestPasswordReset';
    throw new Unmet({ check: 'auth.mail', subject, expected: `a ${kind} mail to ${to}`, received: 'none' });
  }
  return {
    all: async (to, kind) => (await all(to, kind)).map(({ token }) => token),
    newest: async (to, kind) => (await newest(to, kind)).token,
    mail: async (to, kind) => (await all(to, kind)).at(-1) ?? (await newest(to, kind)),
    originOf(token) {
      const mails = [...seen.values()];
      const mail = mails.find((one) => one.token === token);
      if (mail === undefined) return null;
      const { to, kind } = mail;
      const number = mails.filter((one) => one.to === to && one.kind === kind).indexOf(mail) + 1;
      return `${kind} link ${number} of ${firstPartOf(to)}`;
    },
  };
}

/** Returns the part of an address that the kit calls its person by. */
const firstPartOf = (email: string) => email.replace(/@.*$/, '').replace(/^kit-.*-/, '');

/** Registers an unverified account of the kit. */
export async function register(kit: Kit, name: string): Promise<Account> {
  const account = { email: `kit-${kit.run}-${name}@conformance.example`, password: PASSWORD };
  expectStatus(await kit.nobody.call('registerAccount', { body: account }), 201, 'auth.register');
  return account;
}

/** Registers and verifies an account of the kit. */
export async function newAccount(kit: Kit, mailbox: Mailbox, name: string): Promise<Account> {
  const account = await register(kit, name);
  const token = await mailbox.newest(account.email, 'verify');
  expectStatus(await kit.nobody.call('verifyEmail', { body: { token } }), 200, 'auth.verify');
  return account;
}

/** Deletes an account of the kit. Returns the status. */
export async function removeAccount(kit: Kit, { email, password }: Account): Promise<number> {
  return (await kit.nobody.call('deleteAccount', { body: { email, password } })).status;
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

/** Returns the token of an account. */
export async function logIn(kit: Kit, { email, password }: Account): Promise<string> {
  const login = expectStatus(await kit.nobody.call('logIn', { body: { email, password } }), 200, 'auth.login');
  return bodyOf<{ access_token: string }>(login).access_token;
}

/** Logs an account in that may have no profile, and returns its calls. */
export async function callsOf(kit: Kit, account: Account): Promise<Person['call']> {
  const token = await logIn(kit, account);
  return (operationId, input) => kit.send(token, operationId, input);
}

/** Logs an account in and gives it a profile where it has none. */
export async function enter(kit: Kit, account: Account, name: string): Promise<Person> {
  const { email, password } = account;
  const token = await logIn(kit, account);
  const call = (operationId: string, input?: CallInput) => kit.send(token, operationId, input);
  const userId = bodyOf<{ id: string }>(expectStatus(await call('getCurrentUser'), 200)).id;
  const known = await call('getMyProfile');
  const profile = known.status === 200 ? known : await call('updateMyProfile', { body: profileNamed(name) });
  const profileId = bodyOf<{ id: string }>(expectStatus(profile, 200, 'profiles.save')).id;
  for (const id of [userId, profileId]) kit.ledger.allow(id);
  return { email, password, token, userId, profileId, call, connect: () => connect(kit, userId, token) };
}

/** Opens a socket; throws `Unmet` when the server refuses it. */
async function connect(kit: Kit, userId: string, token: string): Promise<Socket> {
  await kit.watch.open();
  const socket = await kit.connect(userId, token);
  const { handshake } = socket;
  if (handshake.kind === 'open') return socket;
  const received = handshake.kind === 'hanging' ? 'neither an open socket nor a refusal' : handshake.how;
  throw new Unmet({ check: 'socket.open', subject: 'online_users', expected: 'an open socket', received });
}

/** Gives people one tag of every category, so that there is something to see in every list of tags. */
export async function fillProfiles(people: readonly Person[]): Promise<void> {
  for (const { call } of people) {
    const categories = bodyOf<{ tags: { id: string }[] }[]>(await call('listTagCategories'));
    const tags = categories.flatMap(({ tags: [first] }) => (first === undefined ? [] : [first.id]));
    const texts = { ...profileNamed('べに').profile_update, bio: 'よろしくお願いします', years_of_experience: 3 };
    await call('updateMyProfile', { body: { profile_update: texts, tags_update: { tags } } });
  }
}
