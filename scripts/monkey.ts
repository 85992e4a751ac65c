import { parseArgs } from 'node:util';
import { backendAt } from '../tests/e2e/backend.ts';
import { logViolations } from '../tests/e2e/logViolations.ts';
import { launchBrowser } from './browser.mjs';
import type { HeapUsage } from './monkey/heap.ts';
import { type MonkeyReport, runMonkey } from './monkey/runMonkey.ts';
import { serveBuilt } from './serveBuilt.ts';

/**
 * Executes random actions on every screen of the production build: `npm run tool -- monkey --actions 10000 --seed 7`.
 */
const { values } = parseArgs({
  options: {
    actions: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
/** Maximum size of the heap at the end, relative to the first measurement. */
const GROWTH = 1.1;

const actions = Number(values.actions);
const seed = Number(values.seed);
const served = await serveBuilt(undefined, '--check');
const browser = await launchBrowser();
const start = performance.now();
const seconds = () => ((performance.now() - start) / 1_000).toFixed(0);
try {
  console.log(`Monkey: ${actions} actions, seed ${seed}`);
  const page = await browser.newPage({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' });
  await page.addInitScript(logViolations);
  const report = await runMonkey({
    page,
    backend: backendAt(served.backend),
    app: served.app,
    actions,
    seed,
    onProgress: (done) => {
      if (done % 500 === 0) console.log(`  ${done} actions, ${seconds()} s`);
    },
  });
  print(report);
} finally {
  await browser.close();
  await served.close();
}

function print({ done, fault, lastActions, explained, screens, before, after }: MonkeyReport): void {
  console.log(`${done} actions in ${seconds()} s, seed ${seed}`);
  console.log(`Screens: ${[...screens].map(([path, times]) => `${path} ${times}`).join(', ')}`);
  console.log(
    `Explained by what was done: ${[...explained].map(([why, times]) => `${why} ${times}`).join(', ') || 'none'}`,
  );
  if (before !== null) console.log(`Before: ${describeUsage(before)}`);
  if (after !== null) console.log(`After:  ${describeUsage(after)}`);
  const grown = before !== null && after !== null && after.heapMegabytes > before.heapMegabytes * GROWTH;
  if (fault === null && !grown) return;
  console.error(grown ? 'FAILED: the heap has grown by more than a tenth' : `FAILED: ${fault}`);
  console.error(`The last actions, seed ${seed}:\n${lastActions.map((action) => `  ${action}`).join('\n')}`);
  process.exitCode = 1;
}

function describeUsage({ heapMegabytes, nodes, listeners }: HeapUsage): string {
  return `heap ${heapMegabytes.toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners`;
}
