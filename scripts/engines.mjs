/*
 * Walks through the built app in other engines: `npm run test:engines`, or only in some of them:
 * `npm run test:engines -- webkit`. Installs what is missing where it can.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ensureDependencies, fail, toolEnvironment } from './dependencies.mjs';
import { aloneBy, generated, inBrowser, withNeeds } from './test/parts.mjs';
import { runAndReport } from './test/runAndReport.mjs';

/** Milliseconds without a new event after which a part is considered to hang, even on a slow and busy machine. */
const QUIET = 5 * 60_000;
/** Number of engines that are tested at the same time; each has a backend of its own. */
const CORES = 2;

const engines = ['webkit', 'firefox', 'chromium-as-safari'];
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: String(randomInt(1, 10_000)) } },
});
const unknown = wanted.filter((name) => !engines.includes(name));
if (unknown.length > 0) fail(`No such engine: ${unknown.join(', ')}. There are: ${engines.join(', ')}.`);
const chosen = engines.filter((name) => wanted.length === 0 || wanted.includes(name));

ensureDependencies();
console.log(`The log of a chat is walked with the seed ${values.seed} (--seed).`);
const install = {
  name: 'installation',
  command: `node tests/engines/install.ts ${chosen.join(' ')}`,
  isReported: true,
  // Only one at a time can use the package manager of the system.
  needs: ['browser'],
};
const walks = chosen.map((name) => {
  const part = inBrowser({
    name,
    command: `node tests/engines/run.ts ${name}`,
    reportsTests: true,
  });
  return { ...part, needs: [...(part.needs ?? []), install.name, 'build'] };
});
const alone = `npm run test:engines -- --seed ${values.seed}`;
const parts = [...withNeeds(generated({ name: 'build' }, ...aloneBy(alone, walks))), install];

await runAndReport(parts, {
  environment: { ...toolEnvironment, VITE_SAMPLE_SEED: values.seed, E2E_BUILT: '1' },
  cores: CORES,
  quietMilliseconds: QUIET,
});
