import type { Exchange } from '../engine/exchange.ts';
import { expectEqual } from '../engine/expect.ts';
import type { Case } from '../engine/kit.ts';
import { timeOf } from '../engine/time.ts';

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
/** So many different times end with a whole second by chance once in a thousand million runs. */
const ENOUGH = 3;
/** Times before the run may come from data that somebody wrote by hand. */
const BEGIN = performance.timeOrigin;

/** Reads the times that all other cases were answered. */
export const precisionCases: readonly Case[] = [
  {
    id: 'read.precision',
    title: 'Times of what was made during the run are told to the millisecond at least.',
    async run({ exchanges }) {
      const fields = new Map<string, { texts: Set<string>; seen: Exchange }>();
      for (const seen of exchanges) {
        if (seen.status !== 200 && seen.status !== 201) continue;
        for (const [field, text] of timesIn(seen.json, seen.operation.operationId)) {
          const texts = fields.get(field)?.texts ?? new Set();
          if (timeOf(text) > BEGIN) fields.set(field, { texts: texts.add(text), seen });
        }
      }
      for (const [field, { texts, seen }] of fields) {
        const isWhole = texts.size >= ENOUGH && [...texts].every((text) => timeOf(text) % 1_000 === 0);
        const received = isWhole ? `${field}: ${[...texts].slice(0, ENOUGH).join(', ')}` : 'fractions of seconds';
        expectEqual('http.precision', seen, received, 'fractions of seconds');
      }
    },
  },
];

/** Returns the timestamps of an answer, each with the name of its field. */
function timesIn(value: unknown, field: string): [field: string, text: string][] {
  if (typeof value === 'string') return TIMESTAMP.test(value) ? [[field, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    timesIn(item, Array.isArray(value) ? field : `${field}.${key}`),
  );
}
