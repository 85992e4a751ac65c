import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Operation } from '../contract/contract.ts';
import type { Exchange } from './exchange.ts';

export interface Account {
  email: string;
  password: string;
}

/** A line of the file: an account that the kit created, with the credentials to delete it. */
type Entry = { kind: 'account' } & Account;

/**
 * Stores the accounts that the kit creates in a file before it registers them, so that they can be deleted after a
 * crash. The server deletes all other data with the accounts (rule A21).
 */
export class Ledger {
  private readonly path: string;
  private readonly made = new Set<string>();
  private readonly accounts = new Map<string, Account>();

  constructor(path: string) {
    this.path = path;
  }

  /** Stores an account that is about to be registered. */
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

  /** Accounts of the kit that are not deleted yet. */
  get left(): readonly Account[] {
    return [...this.accounts.values()];
  }

  /** Allows the kit to change the resource with this id. */
  allow(id: string): void {
    this.made.add(id);
  }

  /** Allows the kit to change the resource that a request has created. */
  note({ method, status, json }: Exchange): void {
    if (method !== 'POST' || status >= 300 || typeof json !== 'object' || json === null) return;
    const { id, data } = json as { id?: unknown; data?: { id?: unknown } };
    for (const made of [id, data?.id]) if (typeof made === 'string') this.made.add(made);
  }

  /** Throws when a request would change a resource that the kit has not created. */
  mayChange({ operationId, method }: Operation, id: string | undefined): void {
    if (id === undefined || method === 'GET' || method === 'POST' || id.startsWith('conformance-')) return;
    if (/^x+$/.test(id) || this.made.has(id)) return;
    throw new Error(`${operationId} ${id}: the kit did not make this and leaves it alone`);
  }
}

/** Returns the accounts in the file of a crashed run, each with its last password. */
export function readLedger(path: string): Account[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  const entries = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Entry);
  return [...new Map(entries.map(({ email, password }) => [email, { email, password }])).values()];
}
