import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

// Ports of a run, so that two runs on one machine do not collide, below the range from which the system assigns ports.
// The first process chooses and its workers inherit the choice.
// Browsers refuse port 10080.
process.env.E2E_PORT ??= String(10_100 + (process.pid % 2_190) * 10);
const first = Number(process.env.E2E_PORT);

/** Number of tests that run at the same time, each with its own backend: one more than cores, since each also waits. */
export const lanes = [0, 1, 2];

export const ports = {
  mockApp: first,
  backend: (lane: number) => first + 1 + 2 * lane,
  app: (lane: number) => first + 2 + 2 * lane,
  /** A server that one test starts: a site whose versions change, or a proxy before the app. */
  ofTest: (lane: number) => first + 7 + lane,
};

/** Whether this run listens on that port. */
export const isOurPort = (port: number): boolean =>
  port === ports.mockApp ||
  lanes.some((lane) => [ports.app(lane), ports.backend(lane), ports.ofTest(lane)].includes(port));
