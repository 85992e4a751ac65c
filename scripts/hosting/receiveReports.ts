import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { REPORT_FORMAT, type ReportBatch } from '../../src/reports/reportFormat.ts';

/** The most that `sendBeacon` sends, in bytes. */
const LARGEST = 65_536;

/** Anybody can send something, so only texts that a report can hold are printed. */
const word = z.string().regex(/^[\w/.*+~-]{0,200}$/);
const position = z.strictObject({ file: word, line: z.int(), column: z.int() });
const violation = z.strictObject({ pointer: word, rule: word });
/** src/reports/reportFormat.ts has the meaning. */
const Batch: z.ZodType<ReportBatch> = z.strictObject({
  format: z.literal(REPORT_FORMAT),
  build: word,
  sample: z.number().gt(0).max(1),
  events: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({
          kind: z.literal('crash'),
          where: z.enum(['screen', 'window', 'promise', 'start']),
          name: word,
          stack: z.array(position).max(10),
          route: word,
        }),
        z.strictObject({
          kind: z.literal('contract'),
          operation: word,
          status: z.int().nullable(),
          violations: z.array(violation).max(10),
          route: word,
        }),
        z.strictObject({ kind: z.literal('socket'), attempt: z.int(), isLast: z.boolean(), route: word }),
        z.strictObject({
          kind: z.literal('vital'),
          name: z.enum(['LCP', 'CLS', 'INP', 'TTFB']),
          value: z.number(),
          route: word,
        }),
      ]),
    )
    .max(100),
});

/**
 * Receives the app's reports, as an example of a receiver (docs/deployment.md).
 * @param print receives a line of JSON for each event; `weight` is the number of events that it stands for
 */
export function reportReceiver(print: (line: string) => void): Server {
  return createServer((request, response) => {
    receive(request, print).then(
      (status) => response.writeHead(status).end(),
      // The sender has gone.
      () => response.destroy(),
    );
  });
}

/**
 * Starts the receiver and returns where it listens, such as 127.0.0.1:8090.
 * @throws Error when the port is in use, among others
 */
export async function startReceiver(port: number, host: string, print: (line: string) => void): Promise<string> {
  const server = reportReceiver(print).listen(port, host);
  await once(server, 'listening');
  return `${host}:${(server.address() as AddressInfo).port}`;
}

/** Returns the status of the answer. */
async function receive(request: IncomingMessage, print: (line: string) => void): Promise<number> {
  if (request.method !== 'POST') return 405;
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > LARGEST) return 413;
    parts.push(part);
  }
  const batch = Batch.safeParse(parsed(Buffer.concat(parts).toString()));
  if (!batch.success) return 400;
  const { build, sample, events } = batch.data;
  for (const event of events) print(JSON.stringify({ build, weight: 1 / sample, ...event }));
  return 204;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
