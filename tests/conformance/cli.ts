// The room tests/conformance may import nothing but itself.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUp } from './commands/cleanUp.ts';
import { explain } from './commands/explain.ts';
import { inRepository } from './commands/inRepository.ts';
import { readContract, type Contract } from './contract/contract.ts';
import { Unreachable } from './engine/exchange.ts';
import type { Fake } from './engine/fake.ts';
import { httpMailbox } from './engine/people.ts';
import { runKit, type RunResult } from './engine/run.ts';
import { readDocuments } from './program.ts';
import { har } from './report/har.ts';
import { html } from './report/html.ts';
import { junit } from './report/junit.ts';
import { sarif } from './report/sarif.ts';
import { conclude, describeFailure, progress } from './report/text.ts';
import { type Options, readOptions, type ReportKind, usage, WrongUsage } from './usage.ts';

const say = (text: string) => void process.stdout.write(text);

const files: Readonly<Record<ReportKind, string>> = {
  html: 'index.html',
  junit: 'junit.xml',
  json: 'report.json',
  har: 'exchanges.har',
  sarif: 'findings.sarif',
};

function write(contract: Contract, result: RunResult, facts: { host: string; seed: number }, options: Options): void {
  if (options.reports.length === 0) return;
  const texts: Readonly<Record<ReportKind, () => string>> = {
    html: () => html(contract, result, facts),
    junit: () => junit(result),
    json: () =>
      JSON.stringify({ ...facts, cases: result.cases, failures: result.failures, waived: result.waived }, null, 2),
    har: () => har(result),
    sarif: () => sarif(result),
  };
  mkdirSync(options.out, { recursive: true });
  for (const kind of options.reports) {
    const path = join(options.out, files[kind]);
    writeFileSync(path, texts[kind]());
    say(`Report: ${path}\n`);
  }
}

/** The server that is checked when none is named. */
async function startFake(): Promise<Fake> {
  if (inRepository === null) {
    throw new WrongUsage(
      'Name the server by --host. The fake backend, which is checked otherwise, needs the repository.',
    );
  }
  return await inRepository.startFake();
}

async function run(contract: Contract, options: Options): Promise<number> {
  const fake = options.host === null ? await startFake() : null;
  const host = options.host ?? fake?.host ?? '';
  const name = Date.now().toString(36);
  const begin = performance.now();
  // A run that is broken off still takes its accounts along.
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  try {
    const needsMail = fake !== null || options.accounts.length === 0;
    const mailbox = options.mailbox ?? (needsMail ? new URL('/__fake/mailbox', host).href : null);
    const result = await runKit({
      ...options,
      host,
      contract,
      mailbox: mailbox === null ? null : httpMailbox(mailbox),
      run: name,
      ledger: join(options.out, `ledger-${name}.jsonl`),
      only: options.command === 'replay' ? [options.subject.split('/').at(-1) ?? ''] : options.only,
      isStopped: () => stop.signal.aborted,
      onCase: ({ failures }, count, all) => {
        for (const failure of failures) say(describeFailure(failure));
        progress(count, all);
      },
    });
    write(contract, result, { host: options.host ?? 'the fake backend', seed: options.seed }, options);
    return conclude(contract, result, options, performance.now() - begin);
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
    fake?.stop();
  }
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options === null) {
    say(usage(inRepository !== null));
    return 0;
  }
  const contract = readContract(readDocuments());
  switch (options.command) {
    case 'explain':
      return explain(contract, options.subject);
    case 'coverage':
      if (inRepository === null) throw new WrongUsage('The sentences and their checks are compared in the repository.');
      return inRepository.coverage(contract.rules, options.accepts);
    case 'cleanup':
      return await cleanUp(contract, options);
    case 'selftest':
      if (inRepository === null)
        throw new WrongUsage('The selftest breaks the fake backend, which needs the repository.');
      return await inRepository.selftest(contract, options);
    default:
      return await run(contract, options);
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (error instanceof WrongUsage) process.stderr.write(`${error.message}\n\n${usage(inRepository !== null)}`);
  else if (error instanceof Unreachable) process.stderr.write(`Unreachable: ${error.message}\n`);
  else throw error;
  process.exitCode = error instanceof WrongUsage ? 2 : 3;
}
