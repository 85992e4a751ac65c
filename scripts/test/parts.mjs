/** @typedef {import('./runPart.mjs').Part} Part */

/** @type {Part} */
const generate = { name: 'generate' };

/** Installing a browser takes half a minute, during which parts that need none run. @type {Part} */
const browser = { name: 'browser', command: 'node scripts/browser.mjs', isReported: true, cores: 0 };

/**
 * Runs a few steps in the engines that are installed; `npm run test:engines` runs more, in all engines. @type {Part}
 */
const engines = {
  name: 'test:engines',
  command: 'node tests/engines/run.ts --smoke',
  reportsTests: true,
  isReported: true,
  needs: ['browser', 'size'],
};

const e2e = 'playwright test --config tests/e2e/playwright.config.ts';
export const journeys = playwright('test:e2e', `${e2e} --grep-invert @long`);
export const longJourneys = playwright('test:e2e:long', `${e2e} --grep @long`);
export const stories = inBrowser(vitest('test:stories', '--project=stories', '--project=browser', '--maxWorkers=3'));

/**
 * The parts of `npm test`. They begin in this order, as many at a time as there are cores: the most informative ones
 * first, and long ones so that both cores are busy until the end.
 */
export const parts = [
  generate,
  browser,
  ...generated(
    { name: 'typecheck' },
    { name: 'lint' },
    { name: 'format:check', command: 'npm run --silent format -- --check' },
    { name: 'knip' },
    { name: 'lint:contract', command: 'node scripts/lintContract.ts' },
    vitest('test:architecture', '--project=architecture'),
    vitest('test:contract', '--project=contract'),
    vitest('test:unit', '--project=unit', '--project=unit-isolated', '--project=timezone-*'),
    { name: 'conformance:selftest', command: 'npm run --silent conformance -- selftest --every 960' },
    { name: 'size' },
    { name: 'build:mock', command: 'node scripts/buildMock.ts' },
    { name: 'test:start', command: 'node scripts/checkStart.mjs' },
    engines,
    { ...stories, cores: 2 },
    { ...journeys, cores: 2 },
  ),
];

/** Names of the parts whose builds the journeys use when they run together. */
export const builders = ['size', 'build:mock'];

/**
 * Returns the parts, after those that they need.
 * @param {readonly Part[]} chosen
 */
export function withNeeds(chosen) {
  const needed = new Set(chosen.flatMap(({ needs = [] }) => needs));
  return [...new Set([...[generate, browser].filter(({ name }) => needed.has(name)), ...chosen])];
}

/** @param {Part[]} some */
export function generated(...some) {
  return some.map((part) => ({ ...part, needs: ['generate', ...(part.needs ?? [])] }));
}

/**
 * @param {Part} part
 * @returns {Part}
 */
export function inBrowser(part) {
  return { ...part, needs: ['browser'] };
}

/**
 * Returns the parts with the command that runs each of them alone.
 * @param {string} command
 * @param {readonly Part[]} some
 * @returns {Part[]}
 */
export function aloneBy(command, some) {
  return some.map((part) => ({ ...part, alone: `${command} ${part.name}` }));
}

/**
 * @param {string} name
 * @param {string[]} options
 * @returns {Part}
 */
function vitest(name, ...options) {
  const reporters = ['--reporter=minimal', '--reporter=./scripts/test/vitestEvents.ts'];
  return { name, command: ['vitest run', ...options, ...reporters].join(' '), reportsTests: true };
}

/**
 * @param {string} name
 * @param {string} command
 * @returns {Part}
 */
export function playwright(name, command) {
  return inBrowser({
    name,
    command: `${command} --reporter=./scripts/test/playwrightEvents.ts`,
    reportsTests: true,
  });
}
