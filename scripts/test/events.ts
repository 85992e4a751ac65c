/** Events that a part of `npm test` prints about its tests, one per line on standard output; runPart.mjs reads them. */
export type TestEvent =
  /** The number of tests that are known so far. */
  | { type: 'total'; count: number }
  | { type: 'begin'; name: string }
  | { type: 'end'; name: string; outcome: 'passed' | 'failed' | 'skipped'; milliseconds: number };

/** The prefix of every line with an event; JSON follows. */
const EVENT_PREFIX = '##test ';

export function writeEvent(event: TestEvent): void {
  process.stdout.write(`${EVENT_PREFIX}${JSON.stringify(event)}\n`);
}
