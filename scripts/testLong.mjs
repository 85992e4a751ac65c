/*
 * Runs the tests that take too long for `npm test`, and all cases of those that it samples;
 * `npm run test:long -- fuzz monkey` runs only some parts.
 */
import { endWithNpm, ensureDependencies, fail, toolEnvironment } from './dependencies.mjs';
import {
  aloneBy,
  generated,
  inBrowser,
  journeys,
  longJourneys,
  playwright,
  stories,
  withNeeds,
} from './test/parts.mjs';
import { runAndReport } from './test/runAndReport.mjs';

/**
 * Milliseconds without output after which a part is considered to hang; the kit prints nothing while it runs all its
 * cases.
 */
const QUIET = 15 * 60_000;

/** Minutes on two calm cores. @type {(import('./test/runPart.mjs').Part & { minutes: number, what: string })[]} */
const parts = [
  {
    name: 'fuzz',
    command: 'node scripts/tool.mjs fuzz',
    minutes: 2,
    what: '1,000,000 events of the live layer in random order, against a plain model',
  },
  {
    ...inBrowser({ name: 'monkey', command: 'node scripts/tool.mjs monkey --actions 10000 --seed 7' }),
    minutes: 6,
    what: '10,000 random presses and texts on all screens; the memory before and after',
  },
  { ...stories, minutes: 3, what: 'all stories, and axe in each of them' },
  {
    ...inBrowser({ name: 'test:storybook', command: 'node scripts/tool.mjs storybook:check' }),
    minutes: 10,
    what: 'every story and page of the built Storybook, opened as a reader does',
  },
  {
    ...journeys,
    minutes: 6,
    what: 'the journeys with every walk of which `npm test` takes a part',
  },
  {
    ...longJourneys,
    minutes: 3,
    what: 'memory after uploads, wrong clocks, garbage in storage',
  },
  {
    ...playwright('test:chaos', 'playwright test --config tests/e2e/chaos.config.ts'),
    minutes: 8,
    what: 'the journeys over a network that delays, drops and doubles',
  },
  {
    name: 'mutants',
    command: 'npm run --silent tool -- mutants --every 40',
    minutes: 2,
    what: 'a fortieth of the mutants, each with the unit tests beside it',
  },
  {
    name: 'conformance',
    command: 'npm run --silent conformance -- selftest',
    minutes: 25,
    what: 'the kit against all faults that can be planted in the fake, and all legal variants',
  },
  {
    name: 'conformance:seeds',
    command: 'npm run --silent conformance -- seeds --runs 100',
    minutes: 35,
    what: '100 runs of the kit with other seeds against clean fakes, eight at a time',
  },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0)
  fail(`No such part: ${unknown.join(', ')}. There are: ${parts.map(({ name }) => name).join(', ')}.`);
const chosen = parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

const minutes = chosen.reduce((sum, part) => sum + part.minutes, 0);
console.log(`About ${minutes} minutes on two calm cores:`);
for (const part of chosen) console.log(`${String(part.minutes).padStart(4)} min  ${part.name}: ${part.what}`);

endWithNpm();
ensureDependencies();

await runAndReport(withNeeds(aloneBy('npm run test:long --', generated(...chosen))), {
  environment: toolEnvironment,
  // Each part uses the whole machine by itself.
  cores: 1,
  quietMilliseconds: QUIET,
});
