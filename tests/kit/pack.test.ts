import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NAME, VERSION } from '../conformance/nameAndVersion.ts';
import { type Fake, startFake } from './startFake.ts';

const FILE = `${NAME}.mjs`;
const ARCHIVE = `${NAME}-${VERSION}.tgz`;
const packer = join(import.meta.dirname, '../../scripts/packConformance.ts');
const folders = Array.from({ length: 4 }, () => mkdtempSync(join(tmpdir(), 'otonowa-packed-')));
const [first = '', second = '', empty = '', installed = ''] = folders;
let fake: Fake;
let packed: Ended[];

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a program to its end, with the machine's own Node and not the project's. */
function run(cwd: string, file: string, args: readonly string[]): Promise<Ended> {
  const PATH = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !/node_modules/.test(folder))
    .join(delimiter);
  return new Promise((resolve) => {
    execFile(file, args, { cwd, env: { ...process.env, PATH, NODE_OPTIONS: '' } }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
  });
}

const kit = (...args: string[]) => run(empty, 'node', [FILE, ...args]);

beforeAll(async () => {
  const pack = (folder: string) => run(empty, process.execPath, [packer, folder]);
  [fake, ...packed] = await Promise.all([startFake(), pack(first), pack(second)]);
  copyFileSync(join(first, FILE), join(empty, FILE));
});
afterAll(() => {
  fake.stop();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('is the same byte for byte each time', () => {
  for (const { code, stderr } of packed) expect([code, stderr]).toEqual([0, '']);
  expect(readdirSync(first).toSorted()).toEqual([ARCHIVE, FILE].toSorted());
  for (const name of [FILE, ARCHIVE])
    expect(readFileSync(join(first, name)).equals(readFileSync(join(second, name)))).toBe(true);
});

test('carries the licences of what it bundles', () => {
  const text = readFileSync(join(first, FILE), 'utf8');
  const banner = text.slice(0, text.indexOf('*/'));
  for (const name of ['ajv', 'ajv-formats', 'fast-check', 'ws', 'yaml']) expect(banner).toContain(`\n## ${name} - `);
});

test('is installed without another package and without a network, and checks a server', async () => {
  const packages = ['install', '--offline', '--no-audit', '--no-fund', join(first, ARCHIVE)];
  expect((await run(installed, 'npm', packages)).code).toBe(0);
  const folder = join(installed, 'node_modules');
  expect(readdirSync(folder).filter((name) => !name.startsWith('.'))).toEqual([NAME]);
  expect(readdirSync(join(folder, NAME)).toSorted()).toEqual(
    ['CHANGELOG.md', 'LICENSE', 'README.md', 'asyncapi.yaml', 'openapi.yaml', FILE, 'package.json'].toSorted(),
  );
  const mailbox = `${fake.host}/__fake/mailbox`;
  const smoke = ['--host', fake.host, '--mailbox-url', mailbox, '--profile', 'smoke', '--report', 'html'];
  const { code, stdout } = await run(installed, 'npx', ['--no-install', NAME, ...smoke]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^(\d+) of \1 cases passed, 0 failed$/m);
  expect(readdirSync(join(installed, 'conformance-report'))).toEqual(['index.html']);
});

test('tells in its help how it is started, as a file and as a package', async () => {
  const { code, stdout } = await kit('--help');
  expect(code).toBe(0);
  expect(stdout).toContain(`node ${FILE} replay <finding id>`);
  expect(stdout).not.toMatch(/npm run|selftest|fake/);
  expect(readFileSync(join(empty, FILE), 'utf8')).not.toContain('npm run conformance');
  const ofPackage = await run(installed, 'npx', ['--no-install', NAME, '--help']);
  expect(ofPackage.stdout).toContain(`npx ${NAME} replay <finding id>`);
});

test('explains a check by its rules, and a rule by its checks', async () => {
  const [check, rule] = await Promise.all([kit('explain', 'likes.mutual'), kit('explain', 'verifyEmail.once')]);
  expect([check.code, check.stdout]).toEqual([
    0,
    expect.stringMatching(/^check {6}likes\.mutual: .*\nrule .*openapi\.yaml:\d+/),
  ]);
  expect([rule.code, rule.stdout]).toEqual([
    0,
    expect.stringMatching(/^rule .*verifyEmail\.once\)\n(?:check .*\n)*check {6}auth\.linkOnce: /),
  ]);
});

test('asks for a server and its mailbox', async () => {
  const asked = [
    ['--profile', 'smoke'],
    ['--host', fake.host],
  ];
  const ended = await Promise.all(asked.map((args) => kit(...args)));
  expect(ended.map(({ code, stderr }) => [code, stderr.split('\n')[0]])).toEqual([
    [2, 'Name the server by --host.'],
    [2, 'Name the mailbox of the server by --mailbox-url, or four verified accounts by --accounts.'],
  ]);
});
