import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { attachPartner } from '../realtime/partner.ts';
import { isScenarioName, scenarioNames } from '../scenarios/scenario.ts';
import { adjustableClock } from '../world/clock.ts';
import { createBackend } from './backend.ts';
import { createNodeServer } from './node.ts';
import { plant } from './planted/plant.ts';

const USAGE = `npm run backend -- [--port 8787 (0: any free one)] [--scenario ${scenarioNames.join('|')}] [--latency 0] [--check] [--partners] [--fault N]

  --latency   milliseconds that every call takes
  --check     every answer is checked against the contract; one that breaks it is a 500 and is printed
  --partners  scripted people answer chat messages
  --fault     breaks the contract in one way, for the conformance kit to find: 1 to 86
`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8787' },
    scenario: { type: 'string', default: 'default' },
    latency: { type: 'string', default: '0' },
    check: { type: 'boolean', default: false },
    partners: { type: 'boolean', default: false },
    fault: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const port = Number(values.port);
const latency = Number(values.latency);
const fault = values.fault === undefined ? null : plant(values.fault);
const noSuchFault = values.fault !== undefined && fault === null;
if (values.help || !isScenarioName(values.scenario) || !Number.isInteger(port) || !(latency >= 0) || noSuchFault) {
  process.stderr.write(USAGE);
  process.exit(values.help ? 0 : 2);
}

const startedAt = performance.now();
const backend = createBackend({
  scenario: values.scenario,
  clock: adjustableClock(Date),
  latency: () => latency,
  wait: (milliseconds) => (milliseconds > 0 ? sleep(milliseconds) : Promise.resolve()),
  checkAnswers: values.check,
});
if (values.partners) attachPartner(backend, (milliseconds, action) => void setTimeout(action, milliseconds));

const server = createNodeServer(backend, fault).listen(port, () => {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(
    `Fake backend: http://localhost:${(server.address() as AddressInfo).port} (${values.scenario}, ${seconds} s)\n`,
  );
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
