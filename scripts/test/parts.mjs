/**
 * The parts of `npm test`, each the npm script of the same name, so that a failing one can be run alone. They begin in
 * this order, as many at a time as there are cores: what says most about a change first, the long ones so that both
 * cores are busy to the end.
 * @type {[import('./runPart.mjs').Part, ...import('./runPart.mjs').Part[]]}
 */
export const parts = [
  { name: 'generate' },
  { name: 'typecheck' },
  { name: 'lint' },
  { name: 'format:check' },
  { name: 'knip' },
  { name: 'lint:contract' },
  vitest('test:architecture'),
  vitest('test:contract'),
  vitest('test:unit'),
  { name: 'conformance:full' },
  { name: 'conformance:selftest' },
  { name: 'size' },
  { name: 'build:mock' },
  { name: 'test:start' },
  { ...vitest('test:stories'), cores: 2 },
  {
    name: 'test:e2e',
    arguments: ['--reporter=dot,./scripts/test/playwrightEvents.ts'],
    reportsTests: true,
    cores: 2,
  },
];

/** @param {string} name */
function vitest(name) {
  const reporters = ['--reporter=minimal', '--reporter=./scripts/test/vitestEvents.ts'];
  return { name, arguments: reporters, reportsTests: true };
}

/** The parts whose builds the journeys use when they are run together. */
export const builders = ['size', 'build:mock'];
