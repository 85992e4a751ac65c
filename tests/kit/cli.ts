/*
 * `npm run conformance`: the conformance kit with what only this repository has, the fake backend as the server that is
 * checked when none is named, and the commands `coverage`, `selftest` and `seeds`, which test the kit itself.
 */
import { parseArgs } from 'node:util';
import { commandLine } from '../conformance/commandLine.ts';
import { readContract } from '../conformance/contract/contract.ts';
import { readDocuments } from '../conformance/contract/documents.ts';
import { usageLine } from '../conformance/usage.ts';
import { coverage } from './coverage.ts';
import { runMutants } from './mutants/runMutants.ts';
import { runSeeds } from './runSeeds.ts';
import { runSelftest } from './selftest/runSelftest.ts';
import { startFake } from './startFake.ts';

const start = { started: 'npm run conformance --', startServer: startFake, mailboxPath: '/__fake/mailbox' };

const help = `
${usageLine(start, 'coverage [--accept]', 'lists sentences of the contract without a check, and changed sentences;')}\
                                                 --accept records that somebody has read the changed ones
${usageLine(start, 'selftest [--every N]', 'breaks the fake in every known way and counts what the kit finds')}\
${usageLine(start, 'selftest --mutants', 'makes small changes in the code of the fake and counts what the kit finds;')}\
                                                 --every N takes a sample, --only likes,chat files with such names
${usageLine(start, 'seeds [--runs N]', 'runs the kit on clean fakes with the seeds 1 to N (1,000), 8 at a time')}\
`;

/** Reads what follows the command. Throws where the kit does not know it. */
const optionsOf = (args: string[]) =>
  parseArgs({
    args,
    options: {
      accept: { type: 'boolean', default: false },
      every: { type: 'string', default: '1' },
      mutants: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      runs: { type: 'string', default: '1000' },
    },
  }).values;

function countOf(option: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`--${option} ${text} is no count`);
  return count;
}

async function main([command = '', ...args]: string[]): Promise<number> {
  const contract = readContract(readDocuments());
  if (command === 'coverage') return coverage(contract, optionsOf(args).accept);
  if (command === 'selftest') {
    const { every, mutants, only } = optionsOf(args);
    const names = only.split(',').filter((part) => part !== '');
    const sample = countOf('every', every);
    return mutants ? await runMutants({ every: sample, only: names }) : await runSelftest(contract, sample);
  }
  if (command === 'seeds') return await runSeeds(countOf('runs', optionsOf(args).runs));
  const code = await commandLine(
    [command, ...args].filter((word) => word !== ''),
    start,
  );
  if (args.includes('--help') || command === '--help') process.stdout.write(help);
  return code;
}

process.exitCode = await main(process.argv.slice(2));
