import { aboutCheck } from '../checks/aboutCheck.ts';
import type { Contract } from '../contract/contract.ts';
import type { Failure } from '../engine/findings/failure.ts';
import type { Plan } from '../engine/pace.ts';
import type { RunResult } from '../engine/run.ts';
import type { DoneCase } from '../engine/runOptions.ts';
import type { Options } from '../usage.ts';
import { coverageOf } from './coverage.ts';
import type { RunFacts } from './runFacts.ts';

/** Maximum number of other operations with the same fault that are named. */
const MOST_NAMES = 6;

/** Maximum number of unseen parts of a kind that are named. */
const FEW = 5;

/** Whether a case has a failure of its own, or shows one of another case, too. */
export const isFailed = ({ failures, sameAs }: DoneCase): boolean => failures.length + sameAs.length > 0;

/** Names some of the other operations, events and cases with the same fault, and counts the rest. */
export const othersIn = ({ also }: Failure): string =>
  `${also.slice(0, MOST_NAMES).join(', ')}${also.length > MOST_NAMES ? ` and ${also.length - MOST_NAMES} more` : ''}`;

/** Returns how many failures have a cause of their own, and how many may only follow from one of these. */
export function countOf(failures: readonly Failure[]): { roots: number; following: number } {
  const roots = failures.filter(({ follows }) => follows === null).length;
  return { roots, following: failures.length - roots };
}

/** Describes a failure: the violated sentence, the steps before it, the difference, and how to repeat and fix it. */
export function describeFailure(failure: Failure): string {
  const lines = [
    `✗ ${failure.id}`,
    ...(failure.follows === null ? [] : [`    follows   perhaps only from ${failure.follows}`]),
    `    case      ${failure.title}`,
    ...failure.rules.map(({ id, sentence, source }) => `    rule      ${sentence}   (${source}, ${id})`),
    `    check     ${aboutCheck(failure.check) ?? failure.check}${failure.rules.length === 0 ? `   (${failure.source})` : ''}`,
    `    expected  ${failure.expected}`,
    `    got       ${failure.received}`,
    ...(failure.story.length === 0 ? [] : ['    story', ...failure.story.map((line) => `      ${line}`)]),
    ...(failure.also.length === 0 ? [] : [`    also      ${othersIn(failure)}`]),
    ...(failure.mend === null ? [] : [`    mend      ${failure.mend}`]),
    ...(failure.curl === null ? [] : [`    repeat    ${failure.curl}`]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Describes the number of cases and the estimated duration of a run before it begins. */
export function describePlan({ cases, atOnce, latency, hashLatency, milliseconds }: Plan): string {
  const time =
    milliseconds < 100_000 ? `${Math.ceil(milliseconds / 1_000)} s` : `${Math.ceil(milliseconds / 60_000)} min`;
  const login = hashLatency > 2 * latency ? `, a login ${Math.ceil(hashLatency)} ms` : '';
  const together = atOnce === 1 ? 'one after the other' : `${atOnce} at the same time`;
  return `${cases} cases, ${together}; a call takes ${Math.ceil(latency)} ms${login}. This will take about ${time}.\n`;
}

/** Says how many findings there are, or nothing where there is none. */
function describeCount(failures: readonly Failure[]): string[] {
  if (failures.length === 0) return [];
  const { roots, following } = countOf(failures);
  const more = following === 0 ? '' : `, and ${following} that may only follow from ${roots === 1 ? 'it' : 'them'}`;
  return [`${roots} ${roots === 1 ? 'finding' : 'findings'}${more}`];
}

/** Says that the server limited its callers, or nothing. */
export function describeLimits({ counts, waited }: RunResult['limited']): string[] {
  if (counts.size === 0) return [];
  const names = [...counts].map(([operationId, count]) => `${operationId} (${count} times)`).join(', ');
  return [
    `The server limits its callers: 429 to ${names}. The run waited ${(waited / 1_000).toFixed(1)} s and went slower.`,
  ];
}

/** Milliseconds between two lines about the progress where the output is no terminal. */
const BETWEEN_LINES = 30_000;

/** Shows the progress: in one line of a terminal, or as a line from time to time. */
export class Progress {
  private count = 0;
  private all = 0;
  private readonly begin = performance.now();
  private readonly timer: NodeJS.Timeout | null;
  private readonly stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

  constructor(stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr) {
    this.stream = stream;
    this.timer = stream.isTTY ? null : setInterval(() => this.sayLine(), BETWEEN_LINES);
  }

  /** Notes that a case has ended, with the ids of what it found. */
  step(count: number, all: number, found: readonly string[]): void {
    this.count = count;
    this.all = all;
    if (!this.stream.isTTY) return;
    for (const id of found) this.stream.write(`\r✗ ${id}\n`);
    this.stream.write(`\r${count} of ${all}${count === all ? '\n' : ''}`);
  }

  private sayLine(): void {
    this.stream.write(
      `${this.count} of ${this.all} cases after ${Math.round((performance.now() - this.begin) / 1_000)} s\n`,
    );
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }
}

/** Returns the summary of a run, with its coverage, and the exit code. */
export function conclude(
  contract: Contract,
  result: RunResult,
  options: Options,
  { host, started, again, milliseconds, ledger }: RunFacts,
): { code: number; text: string } {
  const { cases, failures, waived, skipped, exchanges, leftovers, limited } = result;
  const coverage = coverageOf(contract, result.seen);
  const seen = coverage.map(({ kind, all, missing }) => `${kind} ${all - missing.length}/${all}`).join(', ');
  const isWhole = options.only.length === 0 && options.command === 'run';
  const isFull = options.profile === 'full';
  // In a profile that is not full more is unseen than a reader wants to know.
  const unseen = coverage.flatMap(({ missing }) => (isWhole && (isFull || missing.length <= FEW) ? missing : []));
  const failed = cases.filter(isFailed).length;
  const repeated = failures.filter(({ also }) => also.length > 0);
  const lines = [
    '',
    `${exchanges.length} calls in ${(milliseconds / 1_000).toFixed(1)} s, seed ${options.seed}. Seen of the contract: ${seen}.`,
    ...unseen.map((part) => `  not seen: ${part}`),
    ...repeated.map(({ id, also }) => `  the same as ${id}: ${also.join(', ')}`),
    ...describeLimits(limited),
    ...(failures.length > 0 ? [`One of them again: ${started} replay <the id behind its ✗>${again}`] : []),
    ...waived.map(({ id, because }) => `Waived: ${id}, because ${because}`),
    ...leftovers.map((email) => `Left behind: ${email} (${started} cleanup ${ledger} --host ${host})`),
    ...(options.accounts.length > 0 && options.profile !== 'read-only'
      ? ['With the accounts stay their conversations, messages and notifications, which no operation removes.']
      : []),
    ...(skipped.length > 0
      ? [
          `Not run, ${skipped.length}: ${skipped.slice(0, MOST_NAMES).join(', ')}${skipped.length > MOST_NAMES ? ', …' : ''}`,
        ]
      : []),
    ...describeCount(failures),
    `${cases.length - failed} of ${cases.length} cases passed, ${failed} failed`,
    '',
  ];
  const isPart = skipped.length > 0 || (isFull && unseen.length > 0);
  return { code: failures.length > 0 ? 1 : leftovers.length > 0 ? 4 : isPart ? 5 : 0, text: lines.join('\n') };
}
