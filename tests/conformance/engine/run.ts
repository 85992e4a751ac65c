import { absentCases } from '../cases/absent.ts';
import { accountCases } from '../cases/accounts.ts';
import { authorizationCases } from '../cases/authorization.ts';
import { boardCases } from '../cases/board.ts';
import { chatCases } from '../cases/chat.ts';
import { fileCases } from '../cases/files.ts';
import { likeCases } from '../cases/likes.ts';
import { negativeCases } from '../cases/negatives.ts';
import { notificationCases } from '../cases/notifications.ts';
import { profileCases } from '../cases/profiles.ts';
import type { Contract } from '../contract/contract.ts';
import type { Failure } from './failure.ts';
import { type Case, type Coverage, Kit } from './kit.ts';
import { type Account, enter, type Mailbox, newAccount } from './people.ts';

/** How much is asked of the server. */
export const profiles = ['smoke', 'standard', 'full'] as const;
export type Profile = (typeof profiles)[number];

export interface RunOptions {
  host: string;
  contract: Contract;
  profile: Profile;
  mailbox: Mailbox;
  /** Part of the names of the kit's accounts, so that runs stay apart. */
  run: string;
  /** Only cases whose id begins with one of these; all when empty. */
  only: readonly string[];
  onCase: (done: { id: string; title: string; failures: readonly Failure[]; milliseconds: number }) => void;
}

export interface RunResult {
  cases: readonly { id: string; title: string; failures: readonly Failure[]; milliseconds: number }[];
  failures: readonly Failure[];
  coverage: Coverage;
  exchanges: number;
  /** Accounts of the kit that could not be deleted. */
  leftovers: readonly string[];
}

/** Runs the cases on a server with accounts of the kit's own, and deletes these afterwards whatever happens. */
export async function runKit(options: RunOptions): Promise<RunResult> {
  const { contract, host, mailbox, run } = options;
  const kit = new Kit(contract, host);
  const accounts: Account[] = [];
  const cases: RunResult['cases'][number][] = [];
  try {
    for (const name of ['あおい', 'べに', 'しろ']) {
      const account = await newAccount(kit, mailbox, run);
      accounts.push(account);
      const person = await enter(kit, account, name);
      if (accounts.length === 1) kit.a = person;
      else if (accounts.length === 2) kit.b = person;
      else kit.c = person;
    }
    for (const story of selectCases(options)) {
      const before = kit.failures.length;
      const begin = performance.now();
      await kit.run(story);
      const failures = kit.failures.slice(before);
      const done = { id: story.id, title: story.title, failures, milliseconds: performance.now() - begin };
      cases.push(done);
      options.onCase(done);
    }
  } finally {
    const left = await removeAccounts(kit, accounts);
    accounts.splice(0, accounts.length, ...left);
  }
  return {
    cases,
    failures: kit.failures,
    coverage: kit.coverage,
    exchanges: kit.exchanges.length,
    leftovers: accounts.map(({ email }) => email),
  };
}

function selectCases({ contract, profile, mailbox, run, only }: RunOptions): Case[] {
  const stories = [
    ...profileCases,
    ...likeCases,
    ...chatCases,
    ...notificationCases,
    ...boardCases,
    ...fileCases,
    ...accountCases(mailbox, run),
  ];
  const sweeps = [
    ...authorizationCases(contract.operations.values()),
    ...absentCases(contract),
    ...negativeCases(contract),
  ];
  const all = (profile === 'smoke' ? stories : [...stories, ...sweeps]).filter(
    ({ full }) => !full || profile === 'full',
  );
  return only.length === 0 ? all : all.filter(({ id }) => only.some((prefix) => id.startsWith(prefix)));
}

async function removeAccounts(kit: Kit, accounts: readonly Account[]): Promise<Account[]> {
  const left: Account[] = [];
  for (const account of accounts) {
    const body = { email: account.email, password: account.password };
    const { status } = await kit.nobody.call('deleteAccount', { body });
    if (status !== 200) left.push(account);
  }
  return left;
}
