import { rmSync } from 'node:fs';
import type { Contract } from '../contract/contract.ts';
import { exchange } from '../engine/exchange.ts';
import { readLedger, removeWithAny } from '../engine/ledger.ts';
import { Limiter, limitOf } from '../engine/limiter.ts';
import { type Options, WrongUsage } from '../usage.ts';

/** Deletes the accounts that a crashed run wrote into its ledger. Returns the exit code. */
export async function cleanUp(contract: Contract, { subject, host }: Options): Promise<number> {
  const operation = contract.operations.get('deleteAccount');
  if (host === null || operation === undefined) throw new WrongUsage('cleanup needs --host');
  const limiter = new Limiter();
  const left: string[] = [];
  for (const account of readAccounts(subject)) {
    const { isGone, status } = await removeWithAny(account, async (body) => {
      const call = () => exchange(host, operation, null, { body });
      return (await limiter.through(operation.operationId, call, limitOf)).status;
    });
    if (!isGone) left.push(account.email);
    const outcome = !isGone ? `still there (${status})` : status === 200 ? 'deleted' : 'not there';
    process.stdout.write(`${account.email}: ${outcome}\n`);
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
