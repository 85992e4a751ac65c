import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import type * as simulations from '../tests/simulation/runSimulations.ts';
import { createFakeBackend } from '../tests/support/fakeBackend.ts';

/**
 * Random walks of the live layer against the World: `npm run tool -- fuzz --events 1000000 --seed 7`.
 * A failing walk is shrunk and printed; `--path` goes straight to it, `--network` to one kind of network.
 */
const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    path: { type: 'string' },
    network: { type: 'string', default: 'both' },
  },
});
// The live layer reads `import.meta.env`, which only Vite provides.
const { createSharedAccountsPool, runSimulations } = (
  await runnerImport<typeof simulations>('./tests/simulation/runSimulations.ts', {
    configFile: false,
    logLevel: 'error',
  })
).module;

const networks = (['unreliable', 'reliable'] as const).filter(
  (network) => values.network === 'both' || values.network === network,
);
const seed = Number(values.seed);
const events = Number(values.events) / networks.length;

// The live layer logs network failures, which are intended here.
console.warn = () => {};
console.debug = () => {};

for (const network of networks) {
  const start = performance.now();
  const tally = { events: 0, walks: 0, losses: 0 };
  const progress = setInterval(() => console.log(`  ${tally.events} events`), 20_000);
  const nextAccounts = createSharedAccountsPool(() => createFakeBackend().backend);
  const search = { events, seed, network, ...(values.path === undefined ? {} : { path: values.path }) };
  const failure = await runSimulations(nextAccounts, search, tally);
  clearInterval(progress);
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  const { walks, losses } = tally;
  console.log(
    `${network}: ${tally.events} events in ${walks} walks, ${losses} lost connections, seed ${seed}, ${seconds} s: ${failure === null ? 'no difference' : 'FAILED'}`,
  );
  if (failure !== null) {
    console.log(`--network ${network} ${failure}`);
    process.exitCode = 1;
    break;
  }
}
