import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { aboutCheck } from './checks/aboutCheck.ts';
import type { Account } from './engine/ledger.ts';
import { profiles, type Profile } from './engine/runOptions.ts';
import { OLDEST_NODE } from './nameAndVersion.ts';

export const reportKinds = ['html', 'page', 'junit', 'json', 'har', 'sarif'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Formats of the standard output: text for people, or only one report, with all other text on the standard error. */
export const formats = ['text', 'github', 'junit', 'json', 'html'] as const;
export type Format = (typeof formats)[number];

/** How the kit was started, which decides its defaults. */
export interface Start {
  /** The command as the user types it, for help and reports. */
  started: string;
  /** Starts a server to check when none is named; null when one has to be named. */
  startServer: (() => Promise<Server>) | null;
  /** URL path of the server's mailbox when none is named; null when one has to be named. */
  mailboxPath: string | null;
}

export interface Server {
  host: string;
  stop(): void;
}

/** Formats a line of help about one command. */
export const usageLine = ({ started }: Start, words: string, about: string): string =>
  `${`${started} ${words}`.padEnd(48)} ${about}\n`;

export const usage = (
  start: Start,
): string => `${usageLine(start, '[options]', 'checks whether a server keeps the contract')}\
${usageLine(start, 'replay <finding id>', 'runs the case of a finding again; the id is behind the ✗; same options')}\
${usageLine(start, 'cleanup <ledger>', 'deletes the accounts of a run that was killed; needs --host')}\
${usageLine(start, 'explain <id>', 'explains a check, a case or a sentence of the contract')}\
${usageLine(start, '--version', 'prints the version of the kit and its contract')}
  --host URL          the server${start.startServer === null ? '' : '; without it the kit starts a server and checks it'}
  --mailbox-url URL   where the server's mails can be read: [{to, kind: verify|reset, token}]${start.mailboxPath === null ? '' : `; default <host>${start.mailboxPath}`}
  --accounts FILE     four verified accounts, when mails cannot be read: [{"email", "password"}]
  --profile NAME      ${profiles.join(' | ')}; default standard
  --only PREFIXES     only cases whose ids begin so, comma-separated: likes,chat.typing
  --seed N            the seed of the random sequences; every run prints its own
  --max-time S        starts no case after so many seconds
  --patience MS       how long to wait for an event; default 5000
  --at-once N         how many cases run at the same time; 1 for a fast server, up to 6 for one that takes 200 ms a call
  --report KINDS      files to write to --out, comma-separated: ${reportKinds.join(', ')}
                      (page: one page for somebody who must fix the server)
  --format NAME       what to print: ${formats.join(' | ')} (github: annotations at the contract’s lines)
  --out DIR           the folder of the reports and of the ledger; default conformance-report
  --waive CHECK       does not count a disputed check as a failure; every report shows it. Each --waive needs a
                      --because TEXT, in the same order
  --yes               allows a host that is not this machine

The server needs:
  - one address for HTTP below /api/, uploaded files, and the socket at /ws/{user_id};
  - a database with the catalogue of tags; it may hold people and posts of others;
  - a list of its mails at --mailbox-url, oldest first, within 5 s; or four accounts.
It may be slow. A run first prints how long it takes. At 200 ms a call, standard takes less than 15 minutes.

The kit needs Node ${OLDEST_NODE} or newer. It registers its own accounts, changes only what it made, and deletes them at the end.
Exit: 0 conforms, 1 does not, 2 wrong command line, 3 unreachable, 4 accounts left, 5 ended before everything was seen.
`;

export interface Options {
  command: 'run' | 'replay' | 'cleanup' | 'explain';
  /** The argument of the command: the id of a finding, the path of a ledger, or a check id. */
  subject: string;
  host: string | null;
  mailbox: string | null;
  accounts: readonly Account[];
  profile: Profile;
  only: readonly string[];
  seed: number;
  /** Both in milliseconds. */
  maxTime: number;
  patience: number;
  /** Number of cases that run at the same time; undefined: the kit decides. */
  atOnce: number | undefined;
  reports: readonly ReportKind[];
  format: Format;
  out: string;
  /** Why a check is waived, by its id. */
  waived: ReadonlyMap<string, string>;
  /** The options that `replay` needs to meet the same server in the same way, as they are typed, after a space. */
  again: string;
}

/** Options that decide which server is met and how; with their values they are part of the commands in reports. */
const OF_SERVER = ['host', 'mailbox-url', 'accounts', 'profile', 'seed', 'patience', 'yes'] as const;

export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

/** What an option says where it is left out. */
const DEFAULTS: Readonly<Record<string, string>> = { profile: 'standard', seed: '1', patience: '5000' };

const commands = ['replay', 'cleanup', 'explain'] as const;
const list = (text: string) => text.split(',').filter((part) => part !== '');

/** Reads the command line. Throws `WrongUsage`. */
export function readOptions(args: string[]): Options | 'help' | 'version' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  if (values.version) return 'version';
  const [word, subject = ''] = positionals;
  const command = word === undefined ? 'run' : oneOf(commands, word, 'command');
  if (subject === '' && command !== 'run') throw new WrongUsage(`${command} what?`);
  const profile = oneOf(profiles, values.profile, 'profile');
  const host = values.host ?? null;
  if (host !== null && !isLoopback(host) && !values.yes) {
    throw new WrongUsage(`${host} is not this machine. The kit writes to it (with accounts of its own): say --yes.`);
  }
  return {
    command,
    subject,
    host,
    mailbox: values['mailbox-url'] ?? null,
    accounts: values.accounts === undefined ? [] : readAccounts(values.accounts),
    profile,
    only: list(values.only),
    seed: number(values.seed, 'seed'),
    maxTime:
      values['max-time'] === undefined ? Number.POSITIVE_INFINITY : number(values['max-time'], 'max-time') * 1_000,
    patience: number(values.patience, 'patience'),
    atOnce: values['at-once'] === undefined ? undefined : Math.max(1, Math.floor(number(values['at-once'], 'at-once'))),
    reports: list(values.report).map((kind) => oneOf(reportKinds, kind, 'report')),
    format: oneOf(formats, values.format, 'format'),
    out: values.out,
    waived: readWaived(values.waive, values.because),
    again: OF_SERVER.map((name) => typed(name, values[name])).join(''),
  };
}

/** Returns an option as it is typed in a shell, after a space; nothing where it is left out or says its default. */
function typed(name: (typeof OF_SERVER)[number], value: string | boolean | undefined): string {
  if (value === undefined || value === false || value === DEFAULTS[name]) return '';
  if (value === true) return ` --${name}`;
  return ` --${name} ${/^[\w./:=@,-]+$/.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`}`;
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        host: { type: 'string' },
        'mailbox-url': { type: 'string' },
        accounts: { type: 'string' },
        profile: { type: 'string', default: DEFAULTS.profile ?? '' },
        only: { type: 'string', default: '' },
        seed: { type: 'string', default: DEFAULTS.seed ?? '' },
        'max-time': { type: 'string' },
        patience: { type: 'string', default: DEFAULTS.patience ?? '' },
        'at-once': { type: 'string' },
        report: { type: 'string', default: '' },
        format: { type: 'string', default: 'text' },
        out: { type: 'string', default: 'conformance-report' },
        waive: { type: 'string', multiple: true, default: [] },
        because: { type: 'string', multiple: true, default: [] },
        yes: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        version: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}

function number(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0) throw new WrongUsage(`--${name} ${text} is no number`);
  return value;
}

function oneOf<Known extends string>(known: readonly Known[], name: string, what: string): Known {
  const found = known.find((one) => one === name);
  if (found === undefined) throw new WrongUsage(`No ${what} ${name}`);
  return found;
}

/** Returns the reason for each waived check. Throws `WrongUsage` when one has none. */
function readWaived(checks: readonly string[], reasons: readonly string[]): Map<string, string> {
  if (checks.length !== reasons.length || reasons.some((reason) => reason.trim() === '')) {
    throw new WrongUsage('Every --waive needs its --because');
  }
  const unknown = checks.find((check) => aboutCheck(check) === undefined);
  if (unknown !== undefined) throw new WrongUsage(`No check ${unknown}`);
  return new Map(checks.map((check, index) => [check, reasons[index] ?? '']));
}

/** Number of names that are offered in place of one that nothing has. */
const MOST_OFFERED = 3;

/** Throws `WrongUsage` with the nearest names where no case has an id that begins with a prefix. */
export function checkPrefixes(prefixes: readonly string[], ids: readonly string[], others: readonly string[]): void {
  for (const prefix of prefixes) {
    if (ids.some((id) => id.startsWith(prefix))) continue;
    const isElsewhere = others.some((id) => id.startsWith(prefix));
    throw new WrongUsage(
      isElsewhere
        ? `No case of this run begins with ${prefix}; one of --profile full with a mailbox does.`
        : `No case begins with ${prefix}. Is it ${nearest(prefix, others)}?`,
    );
  }
}

/** Returns the names nearest to one: ids, and what groups of them begin with. */
function nearest(name: string, ids: readonly string[]): string {
  const groups = ids.flatMap((id) => id.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.')));
  return [...new Set(groups)]
    .map((group) => ({ group, distance: distanceOf(name, group) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MOST_OFFERED)
    .map(({ group }) => group)
    .join(' or ');
}

/** Returns the number of letters to insert, delete or replace between two names. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, wanted] of [...other].entries()) {
      const replaced = (row[at] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function isLoopback(host: string): boolean {
  try {
    const { hostname } = new URL(host);
    return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
  } catch {
    throw new WrongUsage(`${host} is not an address`);
  }
}

function readAccounts(path: string): Account[] {
  try {
    const accounts = JSON.parse(readFileSync(path, 'utf8')) as unknown;
    const isAccount = (one: unknown): one is Account =>
      typeof one === 'object' &&
      one !== null &&
      typeof (one as Account).email === 'string' &&
      typeof (one as Account).password === 'string';
    if (Array.isArray(accounts) && accounts.length === 4 && accounts.every((one) => isAccount(one))) return accounts;
  } catch {
    // An unreadable file is reported like an invalid one.
  }
  throw new WrongUsage(`${path} does not hold four accounts: [{"email": …, "password": …}, …]`);
}
