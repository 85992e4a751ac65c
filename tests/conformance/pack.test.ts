import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fake, startFake } from './engine/fake.ts';

const FILE = 'otonowa-conformance.mjs';
const packer = join(import.meta.dirname, '../../scripts/packConformance.ts');
const folders = Array.from({ length: 3 }, () => mkdtempSync(join(tmpdir(), 'otonowa-packed-')));
const [first = '', second = '', empty = ''] = folders;
let fake: Fake;
let packed: Ended[];

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a program to its end, with the machine's own Node and not the project's. */
function run(file: string, args: readonly string[]): Promise<Ended> {
  const PATH = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !/node_modules/.test(folder))
    .join(delimiter);
  return new Promise((resolve) => {
    execFile(file, args, { cwd: empty, env: { ...process.env, PATH, NODE_OPTIONS: '' } }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
  });
}

const kit = (...args: string[]) => run('node', [FILE, ...args]);

beforeAll(async () => {
  const pack = (folder: string) => run(process.execPath, [packer, folder]);
  [fake, ...packed] = await Promise.all([startFake(), pack(first), pack(second)]);
  copyFileSync(join(first, FILE), join(empty, FILE));
});
afterAll(() => {
  fake.stop();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('is reproducible byte for byte', () => {
  for (const { code, stderr } of packed) expect([code, stderr]).toEqual([0, '']);
  expect(readdirSync(first)).toEqual([FILE]);
  expect(readFileSync(join(first, FILE)).equals(readFileSync(join(second, FILE)))).toBe(true);
});

test('contains the licences of what it bundles', () => {
  const text = readFileSync(join(first, FILE), 'utf8');
  const banner = text.slice(0, text.indexOf('*/'));
  for (const name of ['ajv', 'ajv-formats', 'fast-check', 'ws', 'yaml']) expect(banner).toContain(`\n## ${name} - `);
});

test('checks a server with nothing but Node', async () => {
  const { code, stdout, stderr } = await kit('--host', fake.host, '--profile', 'smoke', '--report', 'html');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^\d+ passed, 0 failed$/m);
  expect(readdirSync(empty).toSorted()).toEqual(['conformance-report', FILE]);
});

test('shows its own command in its help and its findings', async () => {
  const { code, stdout } = await kit('--help');
  expect(code).toBe(0);
  expect(stdout).toContain(`node ${FILE} replay <failure id>`);
  expect(stdout).not.toMatch(/npm run|selftest|fake backend/);
  expect(readFileSync(join(empty, FILE), 'utf8')).not.toContain('npm run conformance');
});

test('explains a check', async () => {
  const { code, stdout } = await kit('explain', 'likes.mutual');
  expect([code, stdout]).toEqual([0, expect.stringContaining('likes.mutual')]);
});

test('refuses commands that need the fake backend of the repository', async () => {
  for (const { code, stderr } of await Promise.all([kit('selftest'), kit('--profile', 'smoke')])) {
    expect(code).toBe(2);
    expect(stderr).toMatch(/^.* needs the repository\.$/m);
  }
});
