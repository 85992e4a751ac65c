import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Operation } from '../contract/contract.ts';
import type { Exchange } from './exchange.ts';

export interface Account {
  email: string;
  password: string;
}

/** Something that the kit put on the server, and how it goes away. */
type Entry = { kind: 'account' } & Account;

/**
 * What the kit made on a server, on disk before the server knows of it, so that a crash leaves a list to clean up by.
 * Everything else goes with the accounts: the server removes what belongs to them (rule A21).
 */
export class Ledger {
  private readonly path: string;
  private readonly made = new Set<string>();
  private readonly accounts = new Map<string, Account>();

  constructor(path: string) {
    this.path = path;
  }

  /** An account that is about to be registered. */
  register(account: Account): void {
    this.accounts.set(account.email, account);
    mkdirSync(dirname(this.path), { recursive: true });
    const entry: Entry = { kind: 'account', ...account };
    appendFileSync(this.path, `${JSON.stringify(entry)}\n`);
  }

  forget(email: string): void {
    this.accounts.delete(email);
    if (this.accounts.size === 0 && existsSync(this.path)) rmSync(this.path);
  }

  /** Accounts of the kit that are still there. */
  get left(): readonly Account[] {
    return [...this.accounts.values()];
  }

  /** The kit may change what has this id. */
  allow(id: string): void {
    this.made.add(id);
  }

  /** Takes down what an answer says was made. */
  note({ method, status, json }: Exchange): void {
    if (method !== 'POST' || status >= 300 || typeof json !== 'object' || json === null) return;
    const { id, data } = json as { id?: unknown; data?: { id?: unknown } };
    for (const made of [id, data?.id]) if (typeof made === 'string') this.made.add(made);
  }

  /** Throws before anything that is not the kit's own is changed. */
  mayChange({ operationId, method }: Operation, id: string | undefined): void {
    if (id === undefined || method === 'GET' || method === 'POST' || id.startsWith('conformance-')) return;
    if (/^x+$/.test(id) || this.made.has(id)) return;
    throw new Error(`${operationId} ${id}: the kit did not make this and leaves it alone`);
  }
}

/** The accounts that a crashed run left behind; of a changed password the last counts. */
export function readLedger(path: string): Account[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  const entries = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Entry);
  return [...new Map(entries.map(({ email, password }) => [email, { email, password }])).values()];
}
