/** @typedef {import('./runPart.mjs').Part} Part */

/** @type {Part} */
const generate = { name: 'generate' };

/** To install one takes half a minute, in which parts that need none run. @type {Part} */
const browser = { name: 'browser', command: 'node scripts/browser.mjs', isReported: true, cores: 0 };

/** A few steps in those of the engines that are on the machine; `npm run test:engines` walks further, in all of them. @type {Part} */
const engines = {
  name: 'test:engines',
  command: 'node tests/engines/run.ts --smoke',
  reportsTests: true,
  isReported: true,
  needs: ['browser', 'size'],
};

/**
 * The parts of `npm test`, each but the browser the npm script of the same name, so that a failing one can be run alone.
 * They begin in this order, as many at a time as there are cores: what says most about a change first, the long ones so
 * that both cores are busy to the end.
 */
export const parts = [
  generate,
  browser,
  ...generated(
    { name: 'typecheck' },
    { name: 'lint' },
    { name: 'format:check' },
    { name: 'knip' },
    { name: 'lint:contract' },
    vitest('test:architecture'),
    vitest('test:contract'),
    vitest('test:unit'),
    { name: 'conformance:selftest' },
    { name: 'conformance:full' },
    { name: 'size' },
    { name: 'build:mock' },
    { name: 'test:start' },
    engines,
    inBrowser({ ...vitest('test:stories'), cores: 2 }),
    inBrowser({ ...playwright('test:e2e'), cores: 2 }),
  ),
];

/** The parts whose builds the journeys use when they are run together. */
export const builders = ['size', 'build:mock'];

/**
 * Parts, and before them those that they need.
 * @param {readonly Part[]} chosen
 */
export function withNeeds(chosen) {
  const needed = new Set(chosen.flatMap(({ needs = [] }) => needs));
  return [...[generate, browser].filter(({ name }) => needed.has(name)), ...chosen];
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
 * @param {string} name
 * @returns {Part}
 */
export function vitest(name) {
  const reporters = ['--reporter=minimal', '--reporter=./scripts/test/vitestEvents.ts'];
  return { name, arguments: reporters, reportsTests: true };
}

/**
 * @param {string} name
 * @returns {Part}
 */
export function playwright(name) {
  return { name, arguments: ['--reporter=./scripts/test/playwrightEvents.ts'], reportsTests: true };
}
