import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { regenerating } from './regenerating.ts';
import { root as repository } from './dependencies.mjs';
import { waitFor } from '../tests/support/waitFor.ts';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const runs = () => read('log').length;

/** Stands for the generator: each run takes a while, writes a dot, and the contract into files. */
const GENERATOR = `
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
const contract = readFileSync('openapi.yaml', 'utf8');
appendFileSync(process.env.GENERATOR_LOG, '.');
await setTimeout(150);
if (contract === 'broken') { console.error('line 1 is broken'); process.exit(1); }
for (const folder of ['src/api/generated', 'src/realtime/generated', 'mocks/generated']) mkdirSync(folder, { recursive: true });
for (const file of ['src/realtime/generated/frames.ts', 'mocks/generated/index.msw.ts']) writeFileSync(file, 'always the same');
writeFileSync('src/api/generated/operations.ts', contract);
if (contract === 'one') writeFileSync('src/api/generated/onlyOfOne.ts', '');
`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'otonowa-generation-'));
  for (const script of ['generation.mjs', 'ensureGenerated.mjs', 'dependencies.mjs']) {
    mkdirSync(join(root, 'scripts'), { recursive: true });
    cpSync(join(repository, 'scripts', script), join(root, 'scripts', script));
  }
  for (const path of ['asyncapi.yaml', 'orval.config.ts', 'package-lock.json', 'tsconfig.json', 'src/api/client.ts'])
    write(path, '');
  for (const name of ['transformers', 'refineGenerated', 'answerShapes', 'editGenerated', 'openApiDocument'])
    write(`scripts/${name}.ts`, '');
  write('package.json', '{ "type": "module" }');
  write('openapi.yaml', 'one');
  write('log', '');
  write('node_modules/.bin/orval.mjs', GENERATOR);
  writeFileSync(join(root, 'node_modules/.bin/orval'), `#!/bin/sh\nexec node "${root}/node_modules/.bin/orval.mjs"\n`, {
    mode: 0o755,
  });
  write('node_modules/.bin/orval.cmd', '@node "%~dp0orval.mjs"');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Starts what every script starts first, and returns its exit code. */
async function start(): Promise<number> {
  const script = spawn(process.execPath, [join(root, 'scripts/ensureGenerated.mjs')], {
    env: { ...process.env, GENERATOR_LOG: join(root, 'log') },
    stdio: 'ignore',
  });
  return Number((await once(script, 'exit'))[0]);
}

test('scripts that start together generate once, and each begins with the whole code', async () => {
  const begun = Array.from({ length: 4 }, async () => [await start(), read('src/api/generated/operations.ts')]);
  expect(await Promise.all(begun)).toEqual(Array.from({ length: 4 }, () => [0, 'one']));
  expect(runs()).toBe(1);
});

test('generates again after a change, writes only the files that it concerns and removes those that are gone', async () => {
  await start();
  const same = join(root, 'mocks/generated/index.msw.ts');
  utimesSync(same, 1, 1);
  write('openapi.yaml', 'two');
  expect([await start(), await start(), runs()]).toEqual([0, 0, 2]);
  expect(read('src/api/generated/operations.ts')).toBe('two');
  expect(() => read('src/api/generated/onlyOfOne.ts')).toThrow('ENOENT');
  expect(statSync(same).mtimeMs).toBe(1_000);
});

test('keeps the code when the contract cannot be read, and tries again', async () => {
  await start();
  write('openapi.yaml', 'broken');
  expect([await start(), await start(), runs()]).toEqual([1, 1, 3]);
  expect(read('src/api/generated/operations.ts')).toBe('one');
});

test('the lock of a process that was killed holds nobody up', async () => {
  const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(ended, 'exit');
  write('src/api/generated/lock', String(ended.pid));
  expect(await start()).toBe(0);
});

test('a running development server generates again when a document is saved, and shows why it cannot', async () => {
  await start();
  process.env.GENERATOR_LOG = join(root, 'log');
  let server: ViteDevServer | undefined;
  try {
    server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [regenerating(root)],
      server: { middlewareMode: true, ws: false },
    });
    const sent: { type: string; err?: { message: string } }[] = [];
    server.ws.send = (payload: (typeof sent)[number]) => void sent.push(payload);
    write('openapi.yaml', 'two');
    await waitFor(() => expect(read('src/api/generated/operations.ts')).toBe('two'));
    write('openapi.yaml', 'broken');
    await waitFor(() => expect(sent.at(-1)?.err?.message).toContain('line 1 is broken'));
    write('openapi.yaml', 'two');
    await waitFor(() => expect(sent.at(-1)?.type).toBe('full-reload'));
  } finally {
    delete process.env.GENERATOR_LOG;
    await server?.close();
  }
});
