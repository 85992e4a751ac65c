import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { casesOf } from './cases/allCases.ts';
import { cleanUp } from './commands/cleanUp.ts';
import { explain } from './commands/explain.ts';
import { readContract, type Contract } from './contract/contract.ts';
import { readDocuments } from './contract/documents.ts';
import { Unreachable } from './engine/exchange.ts';
import { byWeight } from './engine/findings/consequence.ts';
import { httpMailbox, readMails } from './engine/people.ts';
import { runKit, type RunResult, SETUP } from './engine/run.ts';
import type { Profile } from './engine/runOptions.ts';
import { NAME, VERSION } from './nameAndVersion.ts';
import { github } from './report/github.ts';
import { har } from './report/har.ts';
import { html } from './report/html.ts';
import { junit } from './report/junit.ts';
import { page } from './report/page.ts';
import type { RunFacts } from './report/runFacts.ts';
import { sarif } from './report/sarif.ts';
import { conclude, describeFailure, describePlan, Progress } from './report/text.ts';
import { checkPrefixes, type Options, readOptions, type ReportKind, type Start, usage, WrongUsage } from './usage.ts';

const say = (text: string) => void process.stdout.write(text);
/** Prints messages for people on the standard error, while the standard output contains only a report. */
const sayBeside = (text: string) => void process.stderr.write(text);

const files: Readonly<Record<ReportKind, string>> = {
  html: 'index.html',
  page: 'page.html',
  junit: 'junit.xml',
  json: 'report.json',
  har: 'exchanges.har',
  sarif: 'findings.sarif',
};

type Texts = Readonly<Record<ReportKind | 'github', () => string>>;

function textsOf(contract: Contract, result: RunResult, facts: RunFacts): Texts {
  const { host, seed } = facts;
  const { cases, failures, waived } = result;
  return {
    html: () => html(contract, result, facts),
    page: () => page(result, facts),
    github: () => github(result),
    junit: () => junit(result),
    json: () => JSON.stringify({ kit: { name: NAME, version: VERSION }, host, seed, cases, failures, waived }, null, 2),
    har: () => har(result),
    sarif: () => sarif(result),
  };
}

function write(texts: Texts, options: Options, print: (text: string) => void): void {
  if (options.reports.length === 0) return;
  mkdirSync(options.out, { recursive: true });
  for (const kind of options.reports) {
    const path = join(options.out, files[kind]);
    writeFileSync(path, texts[kind]());
    print(`Report: ${path}\n`);
  }
}

/** Throws where no mails can be read: before the first account is registered, so that nothing else is blamed. */
async function checkMailbox(url: string, { mailbox }: Options): Promise<void> {
  try {
    await readMails(url);
  } catch (error) {
    if (mailbox !== null || !(error instanceof Unreachable)) throw error;
    throw new WrongUsage(`${MISSING} (${error.message})`);
  }
}

const MISSING = 'Name the mailbox of the server by --mailbox-url, or four verified accounts by --accounts.';

async function run(options: Options, { started, startServer, mailboxPath }: Start): Promise<number> {
  if (options.host === null && startServer === null) throw new WrongUsage('Name the server by --host.');
  if (options.mailbox === null && mailboxPath === null && options.accounts.length === 0) {
    throw new WrongUsage(MISSING);
  }
  const { format, profile } = options;
  const print = format === 'text' ? say : sayBeside;
  const contract = readContract(readDocuments());
  const only = options.command === 'replay' ? [options.subject.split('/').at(-1) ?? ''] : options.only;
  const ids = (name: Profile, hasMailbox: boolean) => [
    SETUP,
    ...casesOf(contract, name, hasMailbox).map(({ id }) => id),
  ];
  checkPrefixes(only, ids(profile, options.accounts.length === 0), ids('full', true));
  const own = options.host === null && startServer !== null ? await startServer() : null;
  const host = options.host ?? own?.host ?? '';
  const name = Date.now().toString(36);
  const ledger = join(options.out, `ledger-${name}.jsonl`);
  const begin = performance.now();
  // An interrupted run still deletes its accounts.
  const stop = new AbortController();
  const progress = new Progress();
  const onSignal = () => stop.abort();
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  try {
    const hasMailbox = mailboxPath !== null && options.accounts.length === 0;
    const mailbox = options.mailbox ?? (hasMailbox ? new URL(mailboxPath, host).href : null);
    if (mailbox !== null) await checkMailbox(mailbox, options);
    const unsorted = await runKit({
      ...options,
      host,
      contract,
      mailbox: mailbox === null ? null : httpMailbox(mailbox),
      run: name,
      ledger,
      only,
      isStopped: () => stop.signal.aborted,
      onPlan: (plan) => print(describePlan(plan)),
      onCase: ({ failures }, count, all) => {
        const found = failures.map(({ id }) => id);
        progress.step(count, all, found);
      },
    });
    const result = { ...unsorted, failures: byWeight(unsorted.failures) };
    for (const failure of result.failures) print(describeFailure(failure));
    const facts = {
      host,
      seed: options.seed,
      started,
      again: options.again,
      ledger,
      milliseconds: performance.now() - begin,
    };
    const texts = textsOf(contract, result, facts);
    write(texts, options, print);
    const { code, text } = conclude(contract, result, options, facts);
    print(text);
    if (format !== 'text') say(texts[format]());
    return code;
  } finally {
    progress.stop();
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
    own?.stop();
  }
}

async function perform(args: string[], start: Start): Promise<number> {
  const options = readOptions(args);
  if (options === 'help' || options === 'version') {
    say(options === 'help' ? usage(start) : `${NAME} ${VERSION}\n`);
    return 0;
  }
  switch (options.command) {
    case 'explain':
      return explain(readContract(readDocuments()), options.subject);
    case 'cleanup':
      return await cleanUp(readContract(readDocuments()), options);
    default:
      return await run(options, start);
  }
}

/** Executes the command of the arguments and prints the result. Returns the exit code. */
export async function commandLine(args: string[], start: Start): Promise<number> {
  try {
    return await perform(args, start);
  } catch (error) {
    if (error instanceof WrongUsage) {
      process.stderr.write(`${error.message}\n\n${usage(start)}`);
      return 2;
    }
    if (!(error instanceof Unreachable)) throw error;
    process.stderr.write(`Unreachable: ${error.message}\n`);
    return 3;
  }
}
