import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../dependencies.mjs';

const folder = mkdtempSync(join(tmpdir(), 'otonowa-contract-'));
const older = join(folder, 'older.yaml');

beforeAll(() => {
  for (const name of ['openapi.yaml', 'asyncapi.yaml']) copyFileSync(join(root, name), join(folder, name));
  const text = readFileSync(join(root, 'openapi.yaml'), 'utf8');
  writeFileSync(older, text.replace('operationId: logIn\n', 'operationId: logIn\n      x-sort: id asc\n'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) => runWith({}, ...args);

function runWith(environment: NodeJS.ProcessEnv, ...args: string[]) {
  const script = join(root, 'scripts/contractDiff.ts');
  const env = { ...process.env, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', env });
  return { status, stdout, stderr };
}

test('exits with 0 when nothing breaks', () => {
  const { status, stdout } = run(folder);
  expect([status, stdout]).toEqual([0, expect.stringContaining('The version has to move by: none')]);
});

test('exits with 1 when something breaks', () => {
  const { status, stdout } = run(older);
  expect(stdout).toContain('Breaks clients\n  POST /api/auth/login: x-sort id asc is gone\n');
  expect(status).toBe(1);
});

test.each([[[]], [['no-such-ref']], [['a', 'b']], [[join(root, 'package.json')]]])('exits with 2 on %j', (args) => {
  const { status, stderr } = run(...args);
  expect([status, stderr]).toEqual([2, expect.stringContaining('npm run contract:diff -- <git ref>')]);
});

test('exits with 2 and a message for a ref outside of a git repository', () => {
  const { status, stderr } = runWith({ PATH: folder }, 'HEAD');
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^HEAD is no file, and there is no git here/)]);
});
