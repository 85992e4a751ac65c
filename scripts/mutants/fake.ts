import type * as backendModule from '../../mocks/adapters/backend.ts';
import type * as listenModule from '../../mocks/adapters/listen.ts';
import type * as nodeModule from '../../mocks/adapters/node.ts';
import type * as clockModule from '../../mocks/world/clock.ts';
import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../dependencies.mjs';
import { readSources } from './sources.ts';
import { createMutantSwitch } from './mutantSwitch.ts';

/**
 * A child process that serves the fake backend with all mutants of its rules, for the conformance kit to find, and is
 * told over IPC which mutant to activate. It first sends its mutants and the numbers of those that are reached while
 * the modules are loaded; these need modules that are loaded anew.
 *
 * `{ begin: 12, anew: false }` is answered by `{ host }`: a server with a new World and mutant 12; null activates none.
 * `{ reached: true }` is answered by `{ reached }`: the mutants that were reached since the last such question.
 */
type Asked = { begin: number | null; anew: boolean } | { reached: true };

/** Whether a file contains rules of the World, its operations or its socket that clients of the contract can reach. */
const isRule = (file: string) =>
  /^mocks\/(world|rest|realtime)\/|^mocks\/adapters\/serveUpload\.ts$/.test(file) &&
  !/\/(invariants|partner|partnerActions)\.ts$/.test(file);
/** Matches modules that are loaded anew; modules without rules are loaded only once. */
const IS_LOADED_ANEW = /\/mocks\/(?!generated|content)/;
/** Maximum number of steps for one request or frame; more are considered an endless loop. */
const MOST_STEPS = 1_000_000;

const board = createMutantSwitch();
board.mostSteps = MOST_STEPS;
const { mutants, code } = readSources(root, isRule);

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const query = context.parentURL === undefined ? '' : new URL(context.parentURL).search;
    return query !== '' && IS_LOADED_ANEW.test(found.url) ? { ...found, url: `${found.url}${query}` } : found;
  },
  load(url, context, next) {
    const source = url.startsWith('file:')
      ? code.get(relative(root, fileURLToPath(url)).replaceAll('\\', '/'))
      : undefined;
    return source === undefined ? next(url, context) : { format: 'module-typescript', source, shortCircuit: true };
  },
});

/** Loads the fake backend. Another `query` loads its modules anew. */
async function load(query: string) {
  const [{ createBackend }, { listen }, { createNodeServer }, { adjustableClock }] = (await Promise.all(
    ['adapters/backend', 'adapters/listen', 'adapters/node', 'world/clock'].map(
      (name) => import(`../../mocks/${name}.ts${query}`),
    ),
  )) as [typeof backendModule, typeof listenModule, typeof nodeModule, typeof clockModule];
  return { createBackend, listen, createNodeServer, adjustableClock };
}

async function start({ createBackend, listen, createNodeServer, adjustableClock }: Awaited<ReturnType<typeof load>>) {
  const backend = createBackend({
    scenario: 'empty',
    clock: adjustableClock(Date),
    latency: () => 0,
    wait: () => Promise.resolve(),
    checkAnswers: false,
  });
  const server = createNodeServer(backend);
  server.prependListener('request', () => {
    board.steps = 0;
  });
  const host = `http://localhost:${await listen(server, 0)}`;
  return { server, host };
}

/** Starts a server for a mutant. Each has its own, so that the state of earlier ones cannot affect its result. */
async function begin(mutant: number | null, anew: boolean): Promise<{ host: string }> {
  served?.server.closeAllConnections();
  served?.server.close();
  served = null;
  board.steps = 0;
  board.active = mutant;
  served = await start(anew ? await load(`?mutant=${mutant}`) : modules);
  return { host: served.host };
}

let served: Awaited<ReturnType<typeof start>> | null = null;
board.reached = new Set();
const modules = await load('');
const whileLoading = [...board.reached];
board.reached.clear();

process.on('message', (asked: Asked) => {
  if ('begin' in asked) {
    begin(asked.begin, asked.anew).then(
      (answer) => process.send?.(answer),
      (error: unknown) => process.send?.({ failed: String(error) }),
    );
  } else {
    process.send?.({ reached: [...(board.reached ?? [])] });
    board.reached = new Set();
  }
});
process.on('disconnect', () => process.exit());
process.send?.({ mutants, whileLoading });
