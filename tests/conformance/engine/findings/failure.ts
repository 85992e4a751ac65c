import type { Exchange } from '../exchange.ts';

/** One way in which the server does not keep the contract. */
export interface Failure {
  /** Stable: the check, and what it was about. */
  id: string;
  check: string;
  /** Operation or event. */
  subject: string;
  caseId: string;
  /** What the case is about, in a sentence. */
  title: string;
  /** The sentences of the contract that are broken. */
  rules: readonly { id: string; sentence: string; source: string }[];
  /** What led to it: the calls and frames of the case, numbered, each with who made it. */
  story: readonly string[];
  /** What the contract says. */
  expected: string;
  /** What came. */
  received: string;
  /** File and line of the contract. */
  source: string;
  /** How to repeat it. */
  curl: string | null;
  /** How it is usually mended, where the habit is known. */
  mend: string | null;
  /** Why it counts as none; null when it counts. */
  because: string | null;
  /** Other operations or events with the same fault: one cause should not fill a report. */
  also: string[];
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
