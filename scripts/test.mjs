import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { endWithNpm, ensureDependencies, fail, toolEnvironment } from './dependencies.mjs';
import { aloneBy, builders, parts, withNeeds } from './test/parts.mjs';
import { runAndReport } from './test/runAndReport.mjs';

// `npm test`: runs all parts, or only those that are named (`npm test -- lint knip`).

/** Milliseconds without a new event after which a part is considered to hang, even on a slow and busy machine. */
const QUIET = 5 * 60_000;
const CORES = 2;

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: String(randomInt(1, 10_000)) } },
});
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0)
  fail(`No such part: ${unknown.join(', ')}. There are: ${parts.map(({ name }) => name).join(', ')}.`);

endWithNpm();
ensureDependencies();
console.log(`Samples are those of the seed ${values.seed} (--seed).`);

const chosen = wanted.length === 0 ? parts : withNeeds(parts.filter(({ name }) => wanted.includes(name)));
const isBuilt = builders.every((name) => chosen.some((part) => part.name === name));
await runAndReport(aloneBy(`npm test -- --seed ${values.seed}`, chosen), {
  environment: { ...toolEnvironment, VITE_SAMPLE_SEED: values.seed, ...(isBuilt ? { E2E_BUILT: '1' } : {}) },
  cores: CORES,
  quietMilliseconds: QUIET,
});
