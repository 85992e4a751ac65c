import type { Server } from 'node:http';
import { parseArgs } from 'node:util';
import { attachPartner } from '../realtime/partner.ts';
import { isScenarioName, scenarioNames } from '../scenarios/scenario.ts';
import { adjustableClock } from '../world/clock.ts';
import { createBackend } from './backend.ts';
import { listen } from './listen.ts';
import { createNodeServer } from './node.ts';
import { catalogueOfFaults, plant } from './planted/plant.ts';

const RANDOM = 'random';

const USAGE = `npm run backend -- [--port 8787 (0: any free one)] [--host localhost] [--scenario ${[...scenarioNames, RANDOM].join('|')}] [--latency 0] [--check] [--partners] [--fault N] [--seed 1]

  --host      the address to listen at; without it only this machine reaches the fake, which hands out every mail and token
              (0.0.0.0: every machine of the network)
  --scenario  where the World begins; random has no World: each call succeeds with values that are made up from the
              contract, nothing is remembered, and --port, --host and --seed alone count
  --latency   milliseconds that every call takes
  --check     every answer is checked against the contract; one that breaks it is a 500 and is printed
  --partners  scripted people answer chat messages
  --fault     breaks the contract in one way, for the conformance kit to find: 1 to ${catalogueOfFaults().length}
  --seed      another whole number, other values of the scenario random
`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8787' },
    host: { type: 'string' },
    scenario: { type: 'string', default: 'default' },
    latency: { type: 'string', default: '0' },
    check: { type: 'boolean', default: false },
    partners: { type: 'boolean', default: false },
    fault: { type: 'string' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});
const port = Number(values.port);
const latency = Number(values.latency);
const seed = Number(values.seed);
const fault = values.fault === undefined ? null : plant(values.fault);
const hasNoSense =
  !(isScenarioName(values.scenario) || values.scenario === RANDOM) ||
  !Number.isInteger(port) ||
  !(latency >= 0) ||
  !Number.isInteger(seed) ||
  (values.fault !== undefined && fault === null);
if (values.help || hasNoSense) {
  process.stderr.write(USAGE);
  process.exit(values.help ? 0 : 2);
}

async function createServer(): Promise<Server> {
  // Only this server needs Faker and its large data, so they are loaded here.
  if (!isScenarioName(values.scenario)) return (await import('./randomServer.ts')).createRandomServer(seed);
  const backend = createBackend({
    scenario: values.scenario,
    clock: adjustableClock(Date),
    latency: () => latency,
    checkAnswers: values.check,
  });
  if (values.partners) attachPartner(backend, (milliseconds, action) => void setTimeout(action, milliseconds));
  return createNodeServer(backend, fault);
}

const startedAt = performance.now();
const host = values.host === 'localhost' ? undefined : values.host;
const opened = await listen(await createServer(), port, host);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
const name = host?.includes(':') === true ? `[${host}]` : (host ?? 'localhost');
process.stdout.write(`Fake backend: http://${name}:${opened} (${values.scenario}, ${seconds} s)\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
