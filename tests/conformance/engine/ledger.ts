import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Operation } from '../contract/contract.ts';
import type { CallInput, Exchange } from './exchange.ts';
import { addressesIn, NO_ID, textsOf, valuesIn } from './sentTexts.ts';

export interface Account {
  email: string;
  password: string;
}

/** An account with every password that it may have, the most likely first. */
interface LeftAccount {
  email: string;
  passwords: readonly string[];
}

/**
 * A line of the file: an account that is about to be registered, a password that is about to replace that of an account
 * (a link tells nobody whose), or an address that has no account any more.
 */
type Entry = ({ kind: 'account' } & Account) | { kind: 'password'; password: string } | { kind: 'gone'; email: string };

/** Every address of the kit ends so, and begins with a part that names the run. */
const DOMAIN = 'conformance.example';
/** Matches ids that no server has: those of the kit's own, and values that break a rule of form. */
const OF_NOTHING = new RegExp(String.raw`^(?:conformance-.*|x*\ud83c?|\s*|${NO_ID})$`, 's');
/** Matches JSON properties that hold the ids of resources of users. */
const ID_FIELD = /_ids?$/;

/** The accounts of a run with their passwords, from the entries in the order in which they were made. */
class Accounts {
  /** By the address in lower case, as servers compare them. */
  private readonly all = new Map<string, { email: string; passwords: Set<string> }>();
  private readonly replacing = new Set<string>();

  take(entry: Entry): void {
    if (entry.kind === 'password') this.replacing.add(entry.password);
    else if (entry.kind === 'gone') this.all.delete(entry.email.toLowerCase());
    else {
      const key = entry.email.toLowerCase();
      const account = this.all.get(key) ?? { email: entry.email, passwords: new Set() };
      account.passwords.add(entry.password);
      this.all.set(key, account);
    }
  }

  get(email: string): LeftAccount | undefined {
    const account = this.all.get(email.toLowerCase());
    if (account === undefined) return undefined;
    return {
      email: account.email,
      passwords: [...new Set([...[...account.passwords].toReversed(), ...this.replacing])],
    };
  }

  get left(): LeftAccount[] {
    return [...this.all.keys()].flatMap((email) => this.get(email) ?? []);
  }
}

/**
 * Knows what a run has made, and refuses calls that name anything else (rule K25). Stores the accounts in a file before
 * they are registered, so that they can be deleted after a crash. The server deletes all other data with the accounts
 * (rule A21).
 */
export class Ledger {
  private readonly path: string;
  private readonly run: string;
  private readonly given: ReadonlySet<string>;
  private readonly made = new Set<string>();
  private readonly accounts = new Accounts();
  /** The addresses, in lower case, for which a registration was answered with success. */
  private readonly registered = new Set<string>();

  /** @param given accounts that the run may use and does not delete */
  constructor(path: string, run: string, given: readonly Account[] = []) {
    this.path = path;
    this.run = run.toLowerCase();
    this.given = new Set(given.map(({ email }) => email.toLowerCase()));
  }

  private take(entry: Entry): void {
    this.accounts.take(entry);
    if (this.accounts.left.length === 0) rmSync(this.path, { force: true });
    else if (entry.kind !== 'gone' || existsSync(this.path)) {
      mkdirSync(dirname(this.path), { recursive: true });
      appendFileSync(this.path, `${JSON.stringify(entry)}\n`);
    }
  }

  /** Accounts of the kit that are not deleted yet. */
  get left(): readonly LeftAccount[] {
    return this.accounts.left;
  }

  /** Allows the kit to change the resource with this id. */
  allow(id: string): void {
    this.made.add(id);
  }

  /** Whether the run has made the resource with this id. */
  isMade(id: string): boolean {
    return this.made.has(id);
  }

  /**
   * Notes what a call is about to do to accounts, however its body is written. Throws when it names an account or a
   * resource that are not of this run.
   */
  begin(operation: Operation, input: CallInput): void {
    this.mayName(operation, input);
    if (isRegistration(operation)) for (const account of accountsIn(input)) this.take({ kind: 'account', ...account });
    if (operation.operationId !== 'resetPassword') return;
    for (const password of valuesIn(input.body, /^new_password$/)) this.take({ kind: 'password', password });
  }

  /** Notes what an answer says of accounts and resources. */
  note({ operation, method, status, json }: Exchange, input: CallInput): void {
    const isMade = status >= 200 && status < 300;
    if (isRegistration(operation)) for (const account of accountsIn(input)) this.noteRegistration(account, status);
    if (operation.operationId === 'deleteAccount' && (isMade || status === 404)) {
      for (const { email, password } of accountsIn(input)) {
        const isKnown = this.accounts.get(email)?.passwords.includes(password);
        if (isMade || isKnown === true) this.forget(email);
      }
    }
    if (method !== 'POST' || !isMade || typeof json !== 'object' || json === null) return;
    const { id, data } = json as { id?: unknown; data?: { id?: unknown } };
    for (const made of [id, data?.id]) if (typeof made === 'string') this.made.add(made);
  }

  private noteRegistration(account: Account, status: number): void {
    const key = account.email.toLowerCase();
    if (status >= 200 && status < 300) {
      this.registered.add(key);
      // A deletion at the same time may have been noted already.
      this.take({ kind: 'account', ...account });
    } else if (status >= 400 && status < 500 && !this.registered.has(key)) this.forget(account.email);
  }

  private forget(email: string): void {
    this.registered.delete(email.toLowerCase());
    if (this.accounts.get(email) !== undefined) this.take({ kind: 'gone', email });
  }

  private mayName({ operationId, method }: Operation, { id = '', query, search, body }: CallInput): void {
    const said = [id, search ?? '', JSON.stringify(query ?? {}), ...textsOf(body)];
    const stranger = said.flatMap(addressesIn).find((address) => !this.isOwn(address));
    if (stranger !== undefined) throw new Error(`${operationId} ${stranger}: this is no address of the run`);
    // Reading changes nothing, and a run that only reads has made nothing.
    this.mayUse(operationId, [...(method === 'GET' ? [] : [id]), ...valuesIn(body, ID_FIELD)]);
  }

  private isOwn(address: string): boolean {
    return this.given.has(address) || (address.includes(this.run) && address.endsWith(DOMAIN));
  }

  /** Throws when one of the ids is that of a resource that the kit has not made. */
  private mayUse(what: string, ids: readonly string[]): void {
    const other = ids.find((id) => !OF_NOTHING.test(id) && !this.isMade(id));
    if (other !== undefined) throw new Error(`${what} ${other}: the kit did not make this and leaves it alone`);
  }

  /** Throws when a frame names a conversation that is not of this run. */
  maySend(text: string): void {
    this.mayUse('the frame', valuesIn(text, /^conversation_id$/));
  }
}

const isRegistration = ({ operationId }: Operation) => operationId.startsWith('registerAccount');

/** Returns the accounts that a body names, in every encoding in which a server may read it. */
function accountsIn({ body }: CallInput): Account[] {
  return textsOf(body).flatMap((text) => {
    const [password = ''] = valuesIn(text, /^password$/);
    return valuesIn(text, /^email$/).map((email) => ({ email, password }));
  });
}

/**
 * Deletes an account with the first of its passwords that is the right one.
 * @param remove deletes it with one password and returns the status
 * @returns whether it is gone, with the status of the last answer
 */
export async function removeWithAny(
  { email, passwords }: LeftAccount,
  remove: (account: Account) => Promise<number>,
): Promise<{ isGone: boolean; status: number }> {
  let status = 0;
  for (const password of passwords) {
    status = await remove({ email, password });
    if (status === 200 || status === 404) return { isGone: true, status };
  }
  return { isGone: false, status };
}

/** Returns the accounts in the file of a crashed run. */
export function readLedger(path: string): LeftAccount[] {
  const accounts = new Accounts();
  const lines = readFileSync(path, 'utf8').split('\n');
  for (const line of lines) if (line !== '') accounts.take(JSON.parse(line) as Entry);
  return accounts.left;
}
