import { exchangeChecks } from '../checks/exchangeChecks.ts';
import type { Contract } from '../contract/contract.ts';
import { type CallInput, type Exchange, exchange, toCurl } from './exchange.ts';
import { type Failure, Unmet } from './failure.ts';
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
  run(kit: Kit): Promise<void>;
}

/** The same fault of the same thing is told so often at the most: one cause should not fill a report. */
const TELL_AT_MOST = 2;

/** What a run has seen of the contract. */
export interface Coverage {
  /** `operationId status` pairs. */
  readonly answers: Set<string>;
  readonly events: Set<string>;
}

/** Everything that a case may use, and the record of what came of it. */
export class Kit {
  readonly contract: Contract;
  readonly host: string;
  readonly failures: Failure[] = [];
  readonly exchanges: Exchange[] = [];
  readonly coverage: Coverage = { answers: new Set(), events: new Set() };
  readonly nobody: Caller = { call: (operationId, input) => this.send(null, operationId, input) };
  a!: Person;
  b!: Person;
  /** Somebody who has to do with neither. */
  c!: Person;
  private caseId = 'setup';
  private readonly sockets = new Map<Socket, number>();

  constructor(contract: Contract, host: string) {
    this.contract = contract;
    this.host = host;
  }

  async send(token: string | null, operationId: string, input: CallInput = {}): Promise<Exchange> {
    const operation = this.contract.operations.get(operationId);
    if (operation === undefined) throw new Error(`${operationId} is not in the contract`);
    const done = await exchange(this.host, operation, token, input);
    this.exchanges.push(done);
    this.coverage.answers.add(`${operationId} ${done.status}`);
    for (const check of exchangeChecks) {
      const fault = check.look(done);
      if (fault !== null) this.report(check.id, operationId, fault.expected, fault.received, done, fault.mend);
    }
    return done;
  }

  async connect(userId: string, token: string): Promise<Socket> {
    const socket = await openSocket(this.host, userId, token, this.contract);
    this.sockets.set(socket, 0);
    return socket;
  }

  /** Runs one case; what goes wrong in it is recorded and ends it. */
  async run({ id, run }: Case): Promise<void> {
    this.caseId = id;
    try {
      await run(this);
    } catch (error) {
      if (!(error instanceof Unmet)) throw error;
      this.report(error.check, error.subject, error.expected, error.received, error.exchange);
    }
    await this.settleSockets();
  }

  /** Closes what the case opened and judges the frames that arrived. */
  private async settleSockets(): Promise<void> {
    for (const socket of this.sockets.keys()) {
      await socket.close();
      for (const frame of socket.frames) this.coverage.events.add(frame.type);
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
    const told = this.failures.filter((failure) => failure.check === check && failure.subject === subject);
    if (told.length >= TELL_AT_MOST) return;
    const line = this.contract.operations.get(subject)?.line;
    const frame = this.contract.serverFrames.get(subject)?.line;
    this.failures.push({
      id: `${check}/${subject}/${this.caseId}${told.length === 0 ? '' : `/${told.length + 1}`}`,
      check,
      subject,
      caseId: this.caseId,
      expected,
      received,
      source: line === undefined ? `asyncapi.yaml:${frame ?? 1}` : `openapi.yaml:${line}`,
      curl: seen === null ? null : toCurl(seen),
      mend,
    });
  }
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

/** A rule about what an operation did. Compared as JSON. */
export function expectEqual(check: string, seen: Exchange, received: unknown, expected: unknown): void {
  if (JSON.stringify(received) === JSON.stringify(expected)) return;
  const subject = seen.operation.operationId;
  throw new Unmet({
    check,
    subject,
    expected: JSON.stringify(expected),
    received: JSON.stringify(received),
    exchange: seen,
  });
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
