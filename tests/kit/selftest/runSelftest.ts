import type { Contract } from '../../conformance/contract/contract.ts';
import { selftest, type FaultResult } from './selftest.ts';

/** The least share of the generated faults that has to be found. */
const LEAST_SHARE = 0.99;
/** The cases of the clean run between two lines about it. */
const CASES_A_LINE = 100;
/** How often a single fault may be reported. */
const MOST_REPORTS = 5;
/** The least share of reports that name the right thing first. */
const LEAST_RIGHT = 0.9;

/** Prints fault × check, the time, the survivors, and whether the kit may be trusted. */
export async function runSelftest(contract: Contract, every: number): Promise<number> {
  const begin = performance.now();
  const { numbered, bent, lenient, falseAlarms } = await selftest({
    contract,
    every,
    onCleanCase: printCleanCase,
    onBegin: printBegin,
    onResult: printResult,
  });
  const survivors = (results: readonly FaultResult[]) => results.filter(({ checks }) => checks.length === 0);
  const generated = [...bent, ...lenient];
  const [lost, idle] = [survivors(numbered), generated.filter(({ isIdle }) => isIdle)];
  const active = generated.filter(({ isIdle }) => !isIdle);
  const slipped = survivors(active);
  const loud = numbered.filter(({ checks }) => checks.length > MOST_REPORTS);
  const single = numbered.filter(({ about, checks }) => about !== '*' && checks.length > 0);
  const right = single.filter(({ about, first }) => about.split('|').includes(first));
  const lines = [
    '',
    `numbered faults: ${numbered.length - lost.length} of ${numbered.length} found`,
    `generated faults: ${active.length - slipped.length} of ${active.length} found`,
    `named right first: ${right.length} of ${single.length}`,
    `reported more than ${MOST_REPORTS} times: ${list(loud)}`,
    `not found: ${list([...lost, ...slipped])}`,
    `without effect, because no answer holds the field: ${idle.length}`,
    `false alarms: ${falseAlarms.length === 0 ? 'none' : `\n${falseAlarms.join('\n')}`}`,
    `${((performance.now() - begin) / 1_000).toFixed(0)} s`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  const isTrusted =
    lost.length === 0 &&
    loud.length === 0 &&
    falseAlarms.length === 0 &&
    right.length >= single.length * LEAST_RIGHT &&
    active.length - slipped.length >= active.length * LEAST_SHARE;
  process.stdout.write(`${isTrusted ? 'The kit may be trusted.' : 'The kit may not be trusted.'}\n`);
  return isTrusted ? 0 : 1;
}

const list = (results: readonly FaultResult[]) =>
  results.length === 0 ? 'none' : results.map(({ fault }) => fault).join(', ');

/** A line from time to time: a run that prints nothing for long is taken for one that hangs. */
function printCleanCase(_done: unknown, count: number, all: number): void {
  if (count % CASES_A_LINE === 0) process.stdout.write(`${count} of ${all} cases on the clean fake\n`);
}

const printBegin = (what: string, count: number) => process.stdout.write(`${count} ${what}:\n`);

function printResult({ fault, title, about, checks, first, milliseconds, isIdle }: FaultResult): void {
  const mark = isIdle ? '·' : checks.length === 0 ? '✗' : '✓';
  const wrong =
    about !== '*' && !about.split('|').includes(first) && checks.length > 0 ? ` (named ${first} first)` : '';
  const name = fault === title ? fault : `${fault} ${title}`;
  process.stdout.write(`${mark} ${name}: ${checks.join(', ') || 'nothing'}${wrong}, ${Math.round(milliseconds)} ms\n`);
}
