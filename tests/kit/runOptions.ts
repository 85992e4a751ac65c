import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContract } from '../conformance/contract/contract.ts';
import { readDocuments } from '../conformance/contract/documents.ts';
import { httpMailbox } from '../conformance/engine/people.ts';
import type { RunOptions } from '../conformance/engine/runOptions.ts';

export const contract = readContract(readDocuments());

/** The options of a run of the kit against a fake, with defaults, for the self-test and the kit's tests. */
export const runOptions = (given: Pick<RunOptions, 'host' | 'run'> & Partial<RunOptions>): RunOptions => ({
  contract,
  profile: 'standard',
  mailbox: httpMailbox(`${given.host}/__fake/mailbox`),
  accounts: [],
  ledger: join(tmpdir(), 'otonowa-conformance', `${given.run}.jsonl`),
  seed: 1,
  only: [],
  patience: 5_000,
  maxTime: Number.POSITIVE_INFINITY,
  isStopped: () => false,
  onCase: () => undefined,
  ...given,
});
