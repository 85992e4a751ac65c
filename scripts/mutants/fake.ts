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
 * The fake backend with all mutants of its own rules inside, for the conformance kit to find: a child process that is
 * told over IPC which mutant to switch on. It first sends its mutants and the numbers of those that are reached while
 * the modules are loaded; these take effect in modules that are loaded anew.
 *
 * `{ begin: 12, anew: false }` is answered by `{ host }`: a new World with mutant 12, null for none.
 * `{ reached: true }` is answered by `{ reached }`: the mutants that were reached since the last such question.
 */
type Asked = { begin: number | null; anew: boolean } | { reached: true };

/** The rules of the World, its operations and its socket; what no client of the contract reaches is left out. */
const isRule = (file: string) =>
  /^mocks\/(world|rest|realtime)\/|^mocks\/adapters\/serveUpload\.ts$/.test(file) &&
  !/\/(invariants|partner|partnerActions)\.ts$/.test(file);
/** Modules without rules are loaded once. */
const IS_LOADED_ANEW = /\/mocks\/(?!generated|content)/;
/** More steps for one call or frame are an endless loop. */
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

/** Loads the fake; `query` tells apart modules that are loaded anew. */
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

/** Each mutant gets a server of its own: what another one left behind must not count for it. */
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
