import type { Exchange } from '../exchange.ts';

/** One way in which the server violates the contract. */
export interface Failure {
  /** Stable between runs: `check/subject/case`. */
  id: string;
  check: string;
  /** Operation or event. */
  subject: string;
  caseId: string;
  /** A sentence about what the case checks. */
  title: string;
  /** The sentences of the contract that are broken. */
  rules: readonly { id: string; sentence: string; source: string }[];
  /** The requests and frames of the case that led to it, numbered, each with its sender. */
  story: readonly string[];
  /** What the contract demands. */
  expected: string;
  /** What the server sent instead. */
  received: string;
  /** File and line of the contract. */
  source: string;
  /** A curl command that repeats the request; null when there is none. */
  curl: string | null;
  /** How this is usually fixed, for well-known causes. */
  mend: string | null;
  /** Why the check is waived, so that this does not count as a failure; null when it counts. */
  because: string | null;
  /** Other operations, events or cases with the same fault, which is reported only once. */
  also: string[];
  /** The id of the failure of which this one may be only a consequence; null when there is none. */
  follows: string | null;
}

/** Thrown by a case whose expectation was not met. */
export class Unmet extends Error {
  override readonly name = 'Unmet';
  readonly check: string;
  readonly subject: string;
  readonly expected: string;
  readonly received: string;
  readonly exchange: Exchange | null;

  constructor(fields: {
    check: string;
    subject: string;
    expected: string;
    received: string;
    exchange?: Exchange | undefined;
  }) {
    super(`${fields.subject}: expected ${fields.expected}, got ${fields.received}`);
    this.check = fields.check;
    this.subject = fields.subject;
    this.expected = fields.expected;
    this.received = fields.received;
    this.exchange = fields.exchange ?? null;
  }
}
