import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/dependencies.mjs';
import { writeEvent } from '../../scripts/test/events.ts';
import type { Browser, Engine, Settings, Surroundings } from './engine.ts';
import { engines } from './engines.ts';
import { Screen } from './screen.ts';
import type { Step } from './steps/step.ts';
import { steps } from './steps.ts';
import { surround } from './surroundings.ts';
import { createWorld, type World } from './world.ts';

/**
 * Runs the walks through the built app in other engines: node tests/engines/run.ts [--smoke] [--pictures folder]
 * [--only words] [engine…]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { smoke: { type: 'boolean' }, pictures: { type: 'string' }, only: { type: 'string', default: '' } },
});
const isSmoke = values.smoke === true;
const chosen = engines.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

/** Time limit of a step, in milliseconds. */
const LIMIT = 240_000;

const narrow: Settings = { width: 375, height: 740, hasLargeLetters: false, hasReducedMotion: true };
const wide: Settings = { width: 1_280, height: 800, hasLargeLetters: false, hasReducedMotion: false };
const matrix: readonly Settings[] = isSmoke
  ? [narrow]
  : [
      narrow,
      wide,
      { ...narrow, hasLargeLetters: true, hasReducedMotion: false },
      { ...wide, hasLargeLetters: true, hasReducedMotion: true },
    ];

const stepsOf = ({ hasLargeLetters }: Settings) =>
  steps.filter(
    ({ name, isSmoke: inSmoke, isAboutLayout }) =>
      name.includes(values.only) && (!isSmoke || inSmoke) && (!hasLargeLetters || isAboutLayout),
  );

/** Checks once that the engine is the expected one. */
const controlsOf = ({ control }: Engine, browser: Browser, settings: Settings): Step[] =>
  control === undefined || settings !== matrix[0]
    ? []
    : [{ name: 'the engine is what its name says', run: () => control(browser, world.emptyPage) }];

const describe = ({ width, hasLargeLetters, hasReducedMotion }: Settings) =>
  `${width} px${hasLargeLetters ? ', letters of 200 %' : ''}${hasReducedMotion ? ', reduced motion' : ''}`;

/** Runs one step; returns its error, or null. */
async function runStep(step: Step, settings: Settings, browser: Browser, screen: Screen) {
  const more: Screen[] = [];
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error(`Not done after ${LIMIT / 1_000} s`)), LIMIT);
  const show = async (name: string) => {
    if (values.pictures === undefined) return;
    const letters = settings.hasLargeLetters ? '-large' : '';
    mkdirSync(values.pictures, { recursive: true });
    writeFileSync(
      join(values.pictures, `${name}-${settings.width}${letters}-${browser.version.split(' ')[0]}.png`),
      await screen.tab.picture(),
    );
  };
  const openSecond = async () => {
    const second = new Screen(await browser.openTab(), world.app);
    more.push(second);
    return second;
  };
  try {
    const run = async () => {
      await world.clear(screen);
      browser.takeErrors();
      await step.run({ world, screen, openSecond, settings, show });
    };
    await Promise.race([run(), limit.promise]);
    const errors = browser.takeErrors().filter((error) => step.allowed?.test(error) !== true);
    return errors.length === 0 ? null : `In the console:\n${errors.join('\n')}`;
  } catch (error) {
    const folder = join(root, 'test-results/engines');
    const name = `${browser.version} ${settings.width} ${step.name}`.replaceAll(/[^\w-]+/g, '-').slice(0, 120);
    mkdirSync(folder, { recursive: true });
    const path = join(folder, `${name}.png`);
    const isShown = await screen.tab.picture().then(
      (picture) => (writeFileSync(path, picture), true),
      () => false,
    );
    const console = browser.takeErrors().join('\n');
    return `${error instanceof Error ? error.stack : String(error)}\n${isShown ? `Picture: ${path}\n` : ''}${console}`;
  } finally {
    clearTimeout(timer);
    for (const { tab } of more) await tab.close().catch(() => undefined);
  }
}

async function walk(engine: Engine, surroundings: Surroundings): Promise<void> {
  for (const settings of matrix) {
    const browser = await engine.launch(settings, surroundings);
    try {
      const screen = new Screen(await browser.openTab(), world.app);
      for (const step of [...controlsOf(engine, browser, settings), ...stepsOf(settings)]) {
        const name = `${browser.version}, ${describe(settings)}: ${step.name}`;
        writeEvent({ type: 'begin', name });
        const start = performance.now();
        const problem = await runStep(step, settings, browser, screen);
        if (problem !== null) {
          print(`\nFAILED ${name}\n${problem}`);
          process.exitCode = 1;
        }
        const milliseconds = performance.now() - start;
        writeEvent({ type: 'end', name, outcome: problem === null ? 'passed' : 'failed', milliseconds });
      }
    } finally {
      await browser.close();
    }
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

const surroundings = await surround();
const world: World = await createWorld(process.env.E2E_BUILT === '1' ? join(root, 'dist') : undefined).catch(
  (error: unknown) => {
    surroundings.end();
    throw error;
  },
);
try {
  const present = chosen.filter((engine) => {
    const missing = engine.missing(surroundings);
    if (missing !== null) print(`${engine.name} is left out: ${missing}. npm run test:engines installs what it can.`);
    // `npm test` uses the installed engines; a named engine that is missing is reported as an error.
    if (missing !== null && !isSmoke) process.exitCode = 1;
    return missing === null;
  });
  const count = matrix.reduce((sum, settings) => sum + stepsOf(settings).length, 0);
  const controls = present.filter(({ control }) => control !== undefined).length;
  writeEvent({ type: 'total', count: present.length * count + controls });
  for (const engine of present) await walk(engine, surroundings);
} finally {
  await world.close();
  surroundings.end();
}
