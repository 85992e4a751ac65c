import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

// Two runs on one machine stay apart, below the ports that the system gives away by itself. The first process chooses and its workers inherit the choice.
process.env.E2E_PORT ??= String(10_000 + (process.pid % 2_200) * 10);
const first = Number(process.env.E2E_PORT);

/** Tests that run at the same time, each against a backend of its own: one more than cores, since each also waits. */
export const lanes = [0, 1, 2];

export const ports = {
  mockApp: first,
  backend: (lane: number) => first + 1 + 2 * lane,
  app: (lane: number) => first + 2 + 2 * lane,
  /** A site whose versions change during a test. */
  versions: (lane: number) => first + 7 + lane,
};

/** Whether something of this run listens there. */
export const isOurPort = (port: number): boolean =>
  port === ports.mockApp ||
  lanes.some((lane) => [ports.app(lane), ports.backend(lane), ports.versions(lane)].includes(port));
