/** Events that a part of `npm test` prints about its tests, one per line on standard output; runPart.mjs reads them. */
export type TestEvent =
  /** The number of tests that are known so far. */
  | { type: 'total'; count: number }
  | { type: 'begin'; name: string }
  | { type: 'end'; name: string; outcome: 'passed' | 'failed' | 'skipped'; milliseconds: number };

/** The prefix of every line with an event; JSON follows. */
const EVENT_PREFIX = '##test ';

/** Returns the line that reports an event. The reader takes U+2028 and U+2029, which names may contain, for line ends. */
export const eventLine = (event: TestEvent): string =>
  EVENT_PREFIX +
  JSON.stringify(event).replaceAll(/[\u2028\u2029]/g, (end) => String.raw`\u${end.charCodeAt(0).toString(16)}`);

export function writeEvent(event: TestEvent): void {
  process.stdout.write(`${eventLine(event)}\n`);
}
