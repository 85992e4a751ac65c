import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Contract } from '../../conformance/contract/contract.ts';
import { httpMailbox } from '../../conformance/engine/people.ts';
import { runKit } from '../../conformance/engine/run.ts';
import { startFake } from '../startFake.ts';
import { chosenFaults } from './chosenFaults.ts';
import type { ChosenFault } from './edits.ts';

/** Fakes that are broken and checked at the same time. */
const LANES = 2;
/** Long enough that a busy machine is no finding. */
const PATIENCE = 10_000;
/** The cases of a principle, which are tried first. */
const CASES: Readonly<Record<ChosenFault['principle'], readonly string[]>> = {
  copies: ['copies', 'changes', 'chat'],
  several: ['several', 'links', 'changes'],
  everywhere: ['auth.token', 'form', 'board', 'texts'],
  connections: ['life', 'changes'],
  races: ['together'],
  names: ['files'],
  lengths: [],
  bytes: ['form', 'life', 'texts'],
};

/** Looks for each of the chosen faults with the standard profile, the cases of its principle first, and prints what found it. */
export async function runChosen(contract: Contract, only: readonly string[]): Promise<number> {
  const queue = chosenFaults.entries();
  const found = new Map<string, boolean>();
  const lane = async () => {
    for (const [index, { name, principle }] of queue) {
      if (only.length > 0 && !only.includes(principle) && !only.includes(String(index))) continue;
      const fake = await startFake('empty', index);
      let isFound = false;
      const look = (cases: readonly string[]) =>
        runKit({
          host: fake.host,
          contract,
          profile: 'standard',
          mailbox: httpMailbox(`${fake.host}/__fake/mailbox`),
          accounts: [],
          run: `chosen${index}${cases.length === 0 ? 'all' : ''}`,
          ledger: join(tmpdir(), 'otonowa-conformance', `chosen${index}-${process.pid}.jsonl`),
          seed: 1,
          only: cases,
          patience: PATIENCE,
          maxTime: Number.POSITIVE_INFINITY,
          isStopped: () => isFound,
          onCase: (done) => {
            isFound ||= done.failures.length > 0;
          },
        });
      const search = async () => {
        const { failures } = await look(CASES[principle]);
        return failures.length > 0 ? failures : (await look([])).failures;
      };
      const [first] = await search().finally(() => fake.stop());
      found.set(`${index}`, first !== undefined);
      const by = first === undefined ? 'nothing' : `${first.id}: expected ${first.expected}, got ${first.received}`;
      process.stdout.write(`${first === undefined ? '✗' : '✓'} ${index} ${principle}: ${name} | ${by.slice(0, 300)}\n`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const all = [...found.values()];
  const count = all.filter(Boolean).length;
  process.stdout.write(`${count} of ${all.length} chosen faults found.\n`);
  return count === all.length ? 0 : 1;
}
