import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { eventLine, type TestEvent } from './events.ts';
import { findProcesses, markVariable } from './processes.mjs';
import type { Part, PartResult } from './runPart.mjs';
import { runParts } from './runParts.mjs';

const LONG = 600_000;
const folder = mkdtempSync(join(tmpdir(), 'otonowa-runner-'));
const runners: ChildProcess[] = [];
afterEach(() => runners.splice(0).forEach((runner) => runner.kill('SIGKILL')));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
/** Returns a mark for the environment, by which a test finds its processes. */
const newMark = () => `runner-test-${process.pid}-${(count += 1)}`;

/** Creates a part that runs these lines of JavaScript. */
function part(name: string, ...lines: string[]): Part {
  const file = join(folder, `${name}-${(count += 1)}.mjs`);
  writeFileSync(file, ["import { spawn } from 'node:child_process';", ...lines].join('\n'));
  return { name, command: `"${process.execPath}" "${file}"`, reportsTests: true };
}

const report = (event: TestEvent) => `console.log(${JSON.stringify(eventLine(event))});`;
const ended = (name: string, outcome: 'passed' | 'failed' | 'skipped' = 'passed') =>
  report({ type: 'end', name, outcome, milliseconds: 5 });
const FOR_EVER = 'setInterval(() => {}, 1_000);';
/** Starts a server in a process group of its own that has the pipes of the part open. */
const START_SERVER = `spawn(process.execPath, ['-e', '${FOR_EVER}'], { detached: true, stdio: 'inherit' }).unref();`;

/** Runs the parts and returns their results by name. */
async function run(mark: string, parts: Part[], quietMilliseconds = LONG) {
  const environment = { ...process.env, [markVariable]: mark };
  const results = await runParts(parts, { cwd: folder, environment, cores: 2, quietMilliseconds });
  return new Map<string, PartResult>(results.map((result) => [result.name, result]));
}

const commandsOf = (mark: string) => findProcesses(mark).map(({ command }) => command);

test('a part that reports nothing for too long is stopped, and its passed tests count', async () => {
  const mark = newMark();
  const hangs = part(
    'hangs',
    report({ type: 'total', count: 3 }),
    ended('one'),
    ended('two'),
    report({ type: 'begin', name: 'three' }),
    START_SERVER,
    // Output other than events is no progress.
    "setInterval(() => console.log('still here'), 50);",
  );
  const result = (await run(mark, [hangs], 1_500)).get('hangs');
  expect(result).toMatchObject({ passed: 2, failed: 1 });
  expect(result?.output).toContain('Was running: three');
  expect(commandsOf(mark)).toEqual([]);
});

test('the name of a test may contain any line end', async () => {
  const result = (await run(newMark(), [part('lines', ended('one\u2028two\u2029three\nfour'))])).get('lines');
  expect(result).toMatchObject({ passed: 1, failed: 0 });
});

test('a part runs for as long as it reports something new', async () => {
  const slow = part('slow', `for (let n = 0; n < 6; n += 1) setTimeout(() => { ${ended('one')} }, n * 500);`);
  expect((await run(newMark(), [slow], 2_000)).get('slow')).toMatchObject({ passed: 6, failed: 0 });
});

test('a part that crashes counts as one failure in addition to its results', async () => {
  const results = await run(newMark(), [
    part('passes', ended('one')),
    part('dies', ended('one'), ended('two'), "process.kill(process.pid, 'SIGKILL');"),
    part('fails', ended('one'), ended('two', 'failed'), 'process.exitCode = 1;'),
    part('proves nothing', ''),
  ]);
  expect(Object.fromEntries([...results].map(([name, { passed, failed }]) => [name, [passed, failed]]))).toEqual({
    passes: [1, 0],
    dies: [2, 1],
    fails: [1, 1],
    'proves nothing': [0, 1],
  });
});

/** On Windows no process can read the environment of another, so processes that left their parent are not found. */
const isFindable = process.platform !== 'win32';

test.runIf(isFindable)('a server that a part leaves running is stopped and reported', async () => {
  const mark = newMark();
  const result = (await run(mark, [part('leaves', ended('one'), START_SERVER)])).get('leaves');
  expect(result).toMatchObject({ passed: 1, failed: 1 });
  expect(result?.output).toContain('It left processes behind');
  expect(commandsOf(mark)).toEqual([]);
});

test('a part runs after those that it requires, and not at all when one of them fails', async () => {
  const results = await run(newMark(), [
    part('generate', 'process.exitCode = 1;'),
    { ...part('browser', ended('one')), cores: 0 },
    { ...part('types', ended('one')), needs: ['generate'] },
    { ...part('story', ended('one')), needs: ['browser', 'a part that was not chosen'] },
    part('other', ended('one')),
  ]);
  expect([...results.keys()].toSorted()).toEqual(['browser', 'generate', 'other', 'story']);
  const order = [...results.keys()];
  expect(order.indexOf('story')).toBeGreaterThan(order.indexOf('browser'));
});

test.runIf(isFindable).each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'a runner that is stopped by %s leaves no process behind',
  async (signal) => {
    const mark = newMark();
    const endless = part('endless', START_SERVER, FOR_EVER);
    const options = `{ cwd: '.', environment: process.env, cores: 1, quietMilliseconds: ${LONG} }`;
    const script = `import { runParts } from ${JSON.stringify(join(import.meta.dirname, 'runParts.mjs'))};
    await runParts([${JSON.stringify(endless)}], ${options});`;
    const environment = { ...process.env, [markVariable]: mark };
    const runner = spawn(process.execPath, ['--input-type=module', '-e', script], {
      env: environment,
      stdio: 'inherit',
    });
    runners.push(runner);
    await expect.poll(() => commandsOf(mark).some((line) => line.endsWith(FOR_EVER)), { timeout: LONG }).toBe(true);
    runner.kill(signal);
    await expect.poll(() => commandsOf(mark), { timeout: LONG }).toEqual([]);
  },
);
