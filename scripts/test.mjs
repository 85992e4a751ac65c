import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { ensureDependencies, fail, root, toolEnvironment } from './dependencies.mjs';

/**
 * Every part is the npm script of the same name, so that a failing one can be run alone.
 * Groups run one after another, the parts of a group two at a time.
 */
const groups = [
  ['generate'],
  ['typecheck', 'lint', 'format:check', 'knip', 'lint:contract', 'test:architecture', 'test:contract'],
  ['test:unit', 'conformance:full', 'conformance:selftest'],
  ['test:stories'],
  ['size'],
  ['test:e2e'],
];
const minutesForAPart = 10;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !groups.flat().includes(name));
if (unknown.length > 0) fail(`No such part: ${unknown.join(', ')}. There are: ${groups.flat().join(', ')}.`);

ensureDependencies();
ensureBrowser();

const reports = mkdtempSync(join(tmpdir(), 'otonowa-test-'));
const total = { passed: 0, failed: 0 };
for (const group of groups) {
  const queue = group.filter((name) => wanted.length === 0 || name === 'generate' || wanted.includes(name));
  await Promise.all([work(queue), work(queue)]);
  if (group.includes('generate') && total.failed > 0) break;
}
rmSync(reports, { recursive: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** @param {string[]} queue */
async function work(queue) {
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const { passed, failed, skipped, seconds, output } = await run(name);
    total.passed += passed;
    total.failed += failed;
    const counts = `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}${skipped > 0 ? `, ${skipped} skipped` : ''}`;
    console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(18)} ${seconds.padStart(6)} s  ${counts}`);
    if (failed > 0)
      console.log(`${stripVTControlCharacters(output).trim()}\n✗ ${name} failed. Alone: npm run ${name}\n`);
  }
}

/**
 * @param {string} name
 * @returns {Promise<Counts & { seconds: string, output: string }>}
 */
async function run(name) {
  const report = join(reports, `${name.replace(':', '-')}.json`);
  const start = performance.now();
  const { code, output } = await spawnScript(name, reporterOf(name, report), report);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return { ...count(name, report, code), seconds, output };
}

/**
 * @param {string} name
 * @param {string} report
 */
function reporterOf(name, report) {
  if (name === 'test:e2e') return ['--reporter=list,json'];
  return name.startsWith('test:') ? ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`] : [];
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {string} report
 * @returns {Promise<{ code: number, output: string }>}
 */
function spawnScript(name, args, report) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', name, '--', ...args], {
      cwd: root,
      env: { ...toolEnvironment, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      // A group of its own, so that a part that hangs ends with everything it started.
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const endGroup = () =>
      process.kill(process.platform === 'win32' ? Number(child.pid) : -Number(child.pid), 'SIGKILL');
    const timer = setTimeout(() => {
      output += `\nNo end after ${minutesForAPart} minutes.`;
      endGroup();
    }, minutesForAPart * 60_000);
    process.once('SIGINT', endGroup);
    child.on('close', (code) => {
      clearTimeout(timer);
      process.off('SIGINT', endGroup);
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @param {string} name
 * @param {string} report
 * @param {number} code
 * @returns {Counts}
 */
function count(name, report, code) {
  const counts = name.startsWith('test:') ? readReport(report) : { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 };
  // A part can fail without a failing test: a file that does not load, an unhandled rejection, no report at all.
  const failed = Math.max(counts.failed, code === 0 && counts.passed > 0 ? 0 : 1);
  return { ...counts, failed };
}

/**
 * @param {string} report
 * @returns {Counts}
 */
function readReport(report) {
  try {
    const { stats, ...vitest } = JSON.parse(readFileSync(report, 'utf8'));
    if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
    const skipped = vitest.numPendingTests + vitest.numTodoTests;
    return { passed: vitest.numPassedTests, failed: vitest.numFailedTests, skipped };
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
