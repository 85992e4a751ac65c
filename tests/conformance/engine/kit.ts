import { exchangeChecks } from '../checks/exchangeChecks.ts';
import type { Contract } from '../contract/contract.ts';
import { type CallInput, type Exchange, exchange, toCurl } from './exchange.ts';
import { type Failure, Unmet } from './failure.ts';
import type { Ledger } from './ledger.ts';
import { mask } from './mask.ts';
import { partsOf } from './parts.ts';
import { type Frame, openSocket, type Socket } from './socket.ts';

/** Somebody who calls the server. */
export interface Caller {
  call(operationId: string, input?: CallInput): Promise<Exchange>;
}

/** One of the kit's own accounts. */
export interface Person extends Caller {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly userId: string;
  readonly profileId: string;
  connect(): Promise<Socket>;
}

/** A case of the kit: a story with the people it needs. Its id never changes. */
export interface Case {
  id: string;
  /** What the server must do, in a sentence. */
  title: string;
  /** Moves much data: only in the profile `full`. */
  full?: true;
  /** Cases that have to hold for this one to mean anything. */
  needs?: readonly string[];
  run(kit: Kit): Promise<void>;
}

/** Checks of form see one cause at many operations; they tell it once and name the others. */
const SWEEPING = /^(?:http|auth\.token|rule\.absent|form|socket\.frame)/;

/** A frame as it passed. */
export interface PassedFrame {
  /** ISO time. */
  at: string;
  case: string;
  userId: string;
  from: 'kit' | 'server';
  text: string;
}

export interface KitOptions {
  contract: Contract;
  host: string;
  /** How long an event may take, in ms. */
  patience: number;
  ledger: Ledger;
  run: string;
}

/** Everything that a case may use, and the record of what came of it. */
export class Kit {
  readonly contract: Contract;
  readonly host: string;
  readonly failures: Failure[] = [];
  readonly exchanges: Exchange[] = [];
  readonly frames: PassedFrame[] = [];
  /** What was seen of the contract: see `report/coverage.ts`. */
  readonly seen = new Set<string>();
  /** Which answers each case was given, as `operationId status`. */
  readonly touched = new Map<string, Set<string>>();
  readonly ledger: Ledger;
  readonly nobody: Caller = { call: (operationId, input) => this.send(null, operationId, input) };
  a!: Person;
  b!: Person;
  /** Somebody who has to do with neither. */
  c!: Person;
  private caseId = 'setup';
  /** Something was wrong with an answer to the case that runs. */
  private isFaulty = false;
  private readonly faultyExchanges = new WeakSet<Exchange>();
  private readonly sockets = new Map<Socket, number>();

  /** Part of the names of the kit's accounts, so that runs stay apart. */
  readonly run: string;
  private readonly patience: number;

  constructor({ contract, host, patience, ledger, run }: KitOptions) {
    this.contract = contract;
    this.host = host;
    this.patience = patience;
    this.ledger = ledger;
    this.run = run;
  }

  async send(token: string | null, operationId: string, input: CallInput = {}): Promise<Exchange> {
    const operation = this.contract.operations.get(operationId);
    if (operation === undefined) throw new Error(`${operationId} is not in the contract`);
    this.ledger.mayChange(operation, input.id);
    const done = await exchange(this.host, operation, token, input);
    this.exchanges.push(done);
    this.ledger.note(done);
    for (const part of partsOf(this.contract, done)) this.seen.add(part);
    this.touched.set(this.caseId, (this.touched.get(this.caseId) ?? new Set()).add(`${operationId} ${done.status}`));
    for (const check of exchangeChecks) {
      const fault = check.look(done);
      if (fault !== null) this.report(check.id, operationId, fault.expected, fault.received, done, fault.mend);
    }
    return done;
  }

  async connect(userId: string, token: string): Promise<Socket> {
    const caseId = this.caseId;
    const socket = await openSocket(this.host, userId, token, this.contract, this.patience, (from, text) =>
      this.frames.push({ at: new Date().toISOString(), case: caseId, userId, from, text }),
    );
    this.sockets.set(socket, 0);
    return socket;
  }

  /** Runs one case; what goes wrong in it is recorded and may end it. Answers whether it came to its end. */
  async perform({ id, run }: Pick<Case, 'id' | 'run'>): Promise<boolean> {
    this.caseId = id;
    this.isFaulty = false;
    let isWhole = true;
    try {
      await run(this);
    } catch (error) {
      isWhole = false;
      if (error instanceof Unmet)
        this.report(error.check, error.subject, error.expected, error.received, error.exchange);
      // A case reads answers as the contract has them. What was wrong with one that is not so is told already.
      else if (!(error instanceof TypeError) || !this.isFaulty) throw error;
    }
    await this.settleSockets();
    return isWhole;
  }

  /** Closes what the case opened and judges the frames that arrived. */
  private async settleSockets(): Promise<void> {
    for (const socket of this.sockets.keys()) {
      await socket.close();
      for (const frame of socket.frames) this.seen.add(`event ${frame.type}`);
      for (const type of socket.sentTypes) this.seen.add(`message ${type}`);
      for (const { type, expected, received } of socket.violations) {
        this.report('socket.frame', type, expected, received, null);
      }
    }
    this.sockets.clear();
  }

  private report(
    check: string,
    subject: string,
    expected: string,
    received: string,
    seen: Exchange | null,
    mend: string | null = null,
  ): void {
    this.isFaulty = true;
    // An answer that is wrong by itself is not told again for what a story expected of it.
    if (seen !== null && !check.startsWith('http.') && this.faultyExchanges.has(seen)) return;
    if (seen !== null) this.faultyExchanges.add(seen);
    const same = this.failures.find(
      (failure) =>
        (failure.check === check && failure.subject === subject) ||
        isAlike(failure, { check, expected, received, mend }),
    );
    if (same !== undefined) {
      const other = same.subject === subject ? this.caseId : subject;
      if (other !== same.caseId && !same.also.includes(other)) same.also.push(other);
      return;
    }
    const line = this.contract.operations.get(subject)?.line;
    const frame = this.contract.serverFrames.get(subject)?.line;
    this.failures.push({
      id: `${check}/${subject}/${this.caseId}`,
      check,
      subject,
      caseId: this.caseId,
      expected,
      received: mask(received),
      source: line === undefined ? `asyncapi.yaml:${frame ?? 1}` : `openapi.yaml:${line}`,
      curl: seen === null ? null : mask(toCurl(seen)),
      mend,
      also: [],
    });
  }
}

/** Whether another operation shows the same: the same expectation, met by the same kind of answer. */
function isAlike(
  failure: Failure,
  { check, expected, received, mend }: Pick<Failure, 'check' | 'expected' | 'received' | 'mend'>,
): boolean {
  const kind = (text: string) => text.slice(0, 3);
  const isSame = failure.expected === expected && kind(failure.received) === kind(received);
  // Whoever mixes up 401 and 403 does so everywhere.
  if (expected === '401') return isSame;
  if (mend !== null && failure.mend === mend) return true;
  return failure.check === check && SWEEPING.test(check) && (isSame || failure.received === received);
}

/** The parsed answer, which the exchange checks have judged already. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- The case knows the shape; the validators have judged it.
export function bodyOf<Body>({ json }: Exchange): Body {
  return json as Body;
}

export function expectStatus(seen: Exchange, status: number, check = 'rule.status'): Exchange {
  if (seen.status === status) return seen;
  throw new Unmet({
    check,
    subject: seen.operation.operationId,
    expected: `${status}`,
    received: `${seen.status} ${seen.responseText.slice(0, 200)}`,
    exchange: seen,
  });
}

/** Whether what came is what was expected; answers are open, so that more keys than expected may come. */
function agrees(received: unknown, expected: unknown): boolean {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(received) &&
      received.length === expected.length &&
      expected.every((item, index) => agrees(received[index], item))
    );
  }
  if (typeof expected !== 'object' || expected === null) return received === expected;
  if (typeof received !== 'object' || received === null) return false;
  return Object.entries(expected).every(([key, value]) => agrees((received as Record<string, unknown>)[key], value));
}

/** A rule about what an operation did. */
export function expectEqual(check: string, seen: Exchange, received: unknown, expected: unknown): void {
  if (agrees(received, expected)) return;
  const subject = seen.operation.operationId;
  throw new Unmet({
    check,
    subject,
    expected: JSON.stringify(expected),
    received: JSON.stringify(received),
    exchange: seen,
  });
}

/** A rule about what an event says. */
export function expectSaid(check: string, { type }: Frame, received: unknown, expected: unknown): void {
  if (agrees(received, expected)) return;
  throw new Unmet({ check, subject: type, expected: JSON.stringify(expected), received: JSON.stringify(received) });
}

/** The frame that must come. */
export async function expectFrame(
  check: string,
  socket: Socket,
  type: string,
  fits: (frame: Frame) => boolean = () => true,
  start = 0,
): Promise<Frame> {
  const frame = await socket.waitFor((candidate) => candidate.type === type && fits(candidate), start);
  if (frame !== null) return frame;
  const came =
    socket.frames
      .slice(start)
      .map((other) => JSON.stringify(other))
      .join(' ') || 'nothing';
  throw new Unmet({ check, subject: type, expected: `a ${type} event that fits`, received: came.slice(0, 400) });
}

/** The server must have said nothing of these types since `start`. The caller has waited for a barrier on the same socket. */
export function expectNoFrame(check: string, socket: Socket, types: readonly string[], start = 0): void {
  const found = socket.frames.slice(start).find((frame) => types.includes(frame.type));
  if (found === undefined) return;
  throw new Unmet({
    check,
    subject: found.type,
    expected: 'no such event here',
    received: JSON.stringify(found).slice(0, 300),
  });
}
