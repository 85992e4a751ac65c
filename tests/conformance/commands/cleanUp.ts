import { rmSync } from 'node:fs';
import type { Contract } from '../contract/contract.ts';
import { exchange } from '../engine/exchange.ts';
import { readLedger } from '../engine/ledger.ts';
import { type Options, WrongUsage } from '../usage.ts';

/** Deletes the accounts that a crashed run wrote into its ledger. Returns the exit code. */
export async function cleanUp(contract: Contract, { subject, host }: Options): Promise<number> {
  const operation = contract.operations.get('deleteAccount');
  if (host === null || operation === undefined) throw new WrongUsage('cleanup needs --host');
  const left: string[] = [];
  for (const { email, password } of readAccounts(subject)) {
    const { status } = await exchange(host, operation, null, { body: { email, password } });
    if (status !== 200 && status !== 404) left.push(email);
    process.stdout.write(
      `${email}: ${status === 200 ? 'deleted' : status === 404 ? 'not there' : `still there (${status})`}\n`,
    );
  }
  if (left.length > 0) return 4;
  rmSync(subject);
  return 0;
}

function readAccounts(path: string) {
  try {
    return readLedger(path);
  } catch {
    throw new WrongUsage(`${path} is no ledger`);
  }
}
