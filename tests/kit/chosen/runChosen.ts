import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Contract } from '../../conformance/contract/contract.ts';
import { httpMailbox } from '../../conformance/engine/people.ts';
import { runKit } from '../../conformance/engine/run.ts';
import { startFake } from '../startFake.ts';
import { chosenFaults } from './chosenFaults.ts';

/** Fakes that are broken and checked at the same time. */
const LANES = 2;
const PATIENCE = 1_500;

/** Looks for each of the chosen faults with the standard profile, and prints what found it. */
export async function runChosen(contract: Contract, only: readonly string[]): Promise<number> {
  const queue = chosenFaults.entries();
  const found = new Map<string, boolean>();
  const lane = async () => {
    for (const [index, { name, principle }] of queue) {
      if (only.length > 0 && !only.includes(principle) && !only.includes(String(index))) continue;
      const fake = await startFake('empty', index);
      let isFound = false;
      const { failures } = await runKit({
        host: fake.host,
        contract,
        profile: 'standard',
        mailbox: httpMailbox(`${fake.host}/__fake/mailbox`),
        accounts: [],
        run: `chosen${index}`,
        ledger: join(tmpdir(), 'otonowa-conformance', `chosen${index}-${process.pid}.jsonl`),
        seed: 1,
        only: [],
        patience: PATIENCE,
        maxTime: Number.POSITIVE_INFINITY,
        isStopped: () => isFound,
        onCase: (done) => {
          isFound ||= done.failures.length > 0;
        },
      }).finally(() => fake.stop());
      const [first] = failures;
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
