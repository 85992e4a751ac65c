import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readContract } from './contract/contract.ts';
import { Unreachable } from './engine/exchange.ts';
import type { Failure } from './engine/failure.ts';
import { httpMailbox } from './engine/people.ts';
import { profiles, type Profile, runKit, type RunResult } from './engine/run.ts';
import { coverageOf } from './report/coverage.ts';
import { junit } from './report/junit.ts';

const USAGE = `npm run conformance -- [options]      does a server keep the contract?

  --host URL          the server; without it the fake backend is started and checked
  --mailbox-url URL   where its mails can be read, as [{to, kind: verify|reset, token}]; <host>/__fake/mailbox unless given
  --profile NAME      ${profiles.join(' | ')} (standard unless given)
  --only PREFIXES     only cases whose ids begin so, comma-separated: likes,chat.typing
  --report KINDS      json, junit, comma-separated; written to --out
  --out DIR           conformance-report unless given
  --yes               a host that is not this machine may be written to

The kit registers its own accounts, touches only what they own, and deletes them at the end.
Exit: 0 conforms, 1 does not, 2 wrong usage, 3 unreachable, 4 leftovers.
`;

const root = join(import.meta.dirname, '../..');

function options() {
  try {
    return parseArgs({
      options: {
        host: { type: 'string' },
        'mailbox-url': { type: 'string' },
        profile: { type: 'string', default: 'standard' },
        only: { type: 'string', default: '' },
        report: { type: 'string', default: '' },
        out: { type: 'string', default: 'conformance-report' },
        yes: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return usage(error instanceof Error ? error.message : String(error));
  }
}

function usage(message: string): never {
  process.stderr.write(`${message}\n\n${USAGE}`);
  process.exit(2);
}

const list = (text: string) => text.split(',').filter((part) => part !== '');
const given = options();
if (given.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}
const profile =
  profiles.find((name): name is Profile => name === given.profile) ?? usage(`No profile ${given.profile}`);
const reports = list(given.report);
const strange = reports.find((kind) => kind !== 'json' && kind !== 'junit');
if (strange !== undefined) usage(`No report ${strange}`);
if (given.host !== undefined && !isLoopback(given.host) && !given.yes) {
  usage(`${given.host} is not this machine. The kit writes to it (with accounts of its own): say --yes.`);
}

function isLoopback(host: string): boolean {
  try {
    const { hostname } = new URL(host);
    return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
  } catch {
    return usage(`${host} is not an address`);
  }
}

/** Starts the fake backend on a free port and answers its address. */
async function startFake(): Promise<{ host: string; stop: () => void }> {
  const server = spawn('npm', ['run', '--silent', 'backend', '--', '--port', '0', '--scenario', 'empty'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const stop = () => {
    if (server.pid !== undefined) process.kill(-server.pid);
  };
  const host = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      const address = /http:\/\/localhost:\d+/.exec(chunk.toString())?.[0];
      if (address !== undefined) resolve(address);
    });
    server.on('exit', (code) => reject(new Unreachable(`the fake backend ended with ${code}`)));
  });
  return { host, stop };
}

function tell(failure: Failure): void {
  const lines = [
    `✗ ${failure.id}`,
    `    contract  ${failure.expected}   (${failure.source})`,
    `    server    ${failure.received}`,
    ...(failure.mend === null ? [] : [`    mend      ${failure.mend}`]),
    ...(failure.curl === null ? [] : [`    repeat    ${failure.curl}`]),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function conclude(result: RunResult, seconds: number): number {
  const { answers, events } = coverageOf(contract, result.coverage);
  const seen = (part: { all: number; missing: string[] }) => `${part.all - part.missing.length} of ${part.all}`;
  process.stdout.write(
    `\n${result.exchanges} calls in ${seconds.toFixed(1)} s. Seen of the contract: answers ${seen(answers)}, events ${seen(events)}.\n`,
  );
  if (given.only === '' && profile === 'full') {
    for (const missing of [...answers.missing, ...events.missing]) process.stdout.write(`  not seen: ${missing}\n`);
  }
  for (const email of result.leftovers) process.stdout.write(`Left behind: ${email}\n`);
  const failed = result.cases.filter(({ failures }) => failures.length > 0).length;
  process.stdout.write(`${result.cases.length - failed} passed, ${failed} failed\n`);
  if (result.failures.length > 0) return 1;
  return result.leftovers.length > 0 ? 4 : 0;
}

function write(result: RunResult): void {
  if (reports.length === 0) return;
  mkdirSync(given.out, { recursive: true });
  const facts = { host: given.host ?? 'fake', cases: result.cases, failures: result.failures };
  if (reports.includes('json')) writeFileSync(join(given.out, 'report.json'), JSON.stringify(facts, null, 2));
  if (reports.includes('junit')) writeFileSync(join(given.out, 'junit.xml'), junit(result));
}

const contract = readContract(new URL(`file://${root}/`));
const fake = given.host === undefined ? await startFake() : null;
const host = given.host ?? fake?.host ?? '';
const begin = performance.now();
try {
  const result = await runKit({
    host,
    contract,
    profile,
    mailbox: httpMailbox(given['mailbox-url'] ?? new URL('/__fake/mailbox', host).href),
    run: Date.now().toString(36),
    only: list(given.only),
    onCase: ({ failures }) => failures.forEach(tell),
  });
  write(result);
  process.exitCode = conclude(result, (performance.now() - begin) / 1000);
} catch (error) {
  if (!(error instanceof Unreachable)) throw error;
  process.stderr.write(`Unreachable: ${error.message}\n`);
  process.exitCode = 3;
} finally {
  fake?.stop();
}
