/*
 * Finds races in component tests and journeys: runs them repeatedly on a machine that is made slow, without retries,
 * and counts the failures.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureDependencies, fail, toolEnvironment } from './dependencies.mjs';
import { aloneBy, parts, withNeeds } from './test/parts.mjs';
import { runAndReport } from './test/runAndReport.mjs';

/** How many times slower the CPU of a page is in the mode `slow`, by Chromium's emulation. */
const SLOWDOWN = 6;
const QUIET = 15 * 60_000;
const ways = {
  busy: { does: 'two busy loops beside it', loops: 2, environment: {} },
  slow: { does: `pages ${SLOWDOWN} times slower`, loops: 0, environment: { VITE_CPU_SLOWDOWN: String(SLOWDOWN) } },
};

const { values } = parseArgs({
  options: { times: { type: 'string', default: '5' }, only: { type: 'string' }, way: { type: 'string' } },
});
const times = Number(values.times);
const chosenParts = parts.filter(({ name }) => (values.only ?? 'test:stories test:e2e').split(' ').includes(name));
const chosenWays = Object.entries(ways).filter(([name]) => values.way === undefined || values.way === name);
if (!(times > 0) || chosenParts.length === 0 || chosenWays.length === 0)
  fail('What it takes: npm run tool -- steady --help');

ensureDependencies();
console.log(`${times} runs each; one takes 4 to 30 minutes on two cores.`);

let failed = 0;
let passed = 0;
for (const [name, { does, loops, environment }] of chosenWays) {
  for (let run = 1; run <= times; run += 1) {
    console.log(`\n${name}: ${does}, run ${run} of ${times}`);
    const busy = Array.from({ length: loops }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
    const results = await runAndReport(withNeeds(aloneBy(`npm run tool -- steady --way ${name} --only`, chosenParts)), {
      environment: { ...toolEnvironment, ...environment },
      cores: 2,
      quietMilliseconds: QUIET,
    }).finally(() => busy.forEach((loop) => loop.kill('SIGKILL')));
    for (const result of results) {
      passed += result.passed;
      failed += result.failed;
    }
  }
}
console.log(`\nAll runs: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
