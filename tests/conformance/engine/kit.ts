import { exchangeChecks } from '../checks/exchangeChecks.ts';
import type { Contract } from '../contract/contract.ts';
import { type CallInput, type Exchange, exchange, ORIGIN, Unreachable } from './exchange.ts';
import { Unmet } from './findings/failure.ts';
import { type Finding, Findings, type RunningCase } from './findings/findings.ts';
import type { Ledger } from './ledger.ts';
import type { Caller, Person } from './person.ts';
import { partsOf } from './parts.ts';
import { Secrets } from './findings/secrets.ts';
import { type Frame, openSocket, type Socket } from './socket.ts';
import { lastAction, lastFrame, type Step } from './findings/story.ts';
import { type Fetched, fetchFile } from './file.ts';
import { tidy } from './tidy.ts';
import { Watch } from './watch.ts';

/** A case of the kit: a story with the people it needs. Its id never changes. */
export interface Case {
  id: string;
  /** What the server must do, in a sentence. */
  title: string;
  /** Moves much data: only in the profile `full`. */
  full?: true;
  /** Reads lists that everybody writes to: no other case runs meanwhile. */
  alone?: true;
  /** Spends most of its time waiting: it begins first where other cases run meanwhile. */
  isIdle?: true;
  /** Cases that have to hold for this one to mean anything. */
  needs?: readonly string[];
  run(kit: Kit): Promise<void>;
}

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
  waived?: ReadonlyMap<string, string>;
  /** A kit of the same run, whose records it adds to. */
  beside?: Kit;
}

/** Everything that a case may use, and the record of what came of it. */
export class Kit {
  readonly contract: Contract;
  readonly host: string;
  readonly findings: Findings;
  readonly secrets: Secrets;
  readonly exchanges: Exchange[];
  readonly frames: PassedFrame[];
  /** What was seen of the contract: see `report/coverage.ts`. */
  readonly seen: Set<string>;
  /** Which answers each case was given, as `operationId status`. */
  readonly touched: Map<string, Set<string>>;
  readonly ledger: Ledger;
  readonly nobody: Caller = { call: (operationId, input) => this.send(null, operationId, input) };
  a!: Person;
  b!: Person;
  /** Somebody who has to do with neither. */
  c!: Person;
  /** Somebody who has a conversation with each of the three and does nothing but show that a socket has said all. */
  d!: Person;
  /** Shows that a socket has said all. */
  readonly watch: Watch;
  private running: RunningCase = { id: 'setup', title: '', isFaulty: false };
  /** What happened in the case that runs. */
  private steps: Step[] = [];
  /** Whose token it is, by the first part of the address that logged in. */
  private readonly names = new Map<string, string>();
  private readonly sockets = new Set<Socket>();
  /** How many sockets each has opened in the case that runs. */
  private readonly tabs = new Map<string, number>();

  /** Part of the names of the kit's accounts, so that runs stay apart. */
  readonly run: string;
  private readonly patience: number;

  constructor({ contract, host, patience, ledger, run, waived = new Map(), beside }: KitOptions) {
    this.secrets = beside?.secrets ?? new Secrets();
    this.findings = beside?.findings ?? new Findings(contract, this.secrets, waived);
    this.exchanges = beside?.exchanges ?? [];
    this.frames = beside?.frames ?? [];
    this.seen = beside?.seen ?? new Set();
    this.touched = beside?.touched ?? new Map();
    this.contract = contract;
    this.host = host;
    this.patience = patience;
    this.ledger = ledger;
    this.run = run;
    this.watch = new Watch(
      () => this.d,
      ({ userId, token }) => this.openSocket(userId, token, () => undefined),
    );
  }

  async send(token: string | null, operationId: string, input: CallInput = {}): Promise<Exchange> {
    const operation = this.contract.operations.get(operationId);
    if (operation === undefined) throw new Error(`${operationId} is not in the contract`);
    this.ledger.mayChange(operation, input.id);
    const done = await exchange(this.host, operation, token, input);
    this.exchanges.push(done);
    this.ledger.note(done);
    this.secrets.learnFrom(done);
    this.noteName(done);
    this.steps.push({ kind: 'call', who: this.nameOf(token), exchange: done });
    for (const part of partsOf(this.contract, done)) this.seen.add(part);
    this.touched.set(
      this.running.id,
      (this.touched.get(this.running.id) ?? new Set()).add(`${operationId} ${done.status}`),
    );
    for (const check of exchangeChecks) {
      const fault = check.look(done);
      if (fault !== null) this.report({ check: check.id, subject: operationId, ...fault, seen: done });
    }
    return done;
  }

  private noteName({ operation, json, status, requestBody }: Exchange): void {
    if (operation.operationId !== 'logIn' || status !== 200) return;
    const { access_token } = (json ?? {}) as { access_token?: string };
    const email = /"email":"(?:kit-[^"]*-)?([^"@]*)@/.exec(requestBody)?.[1];
    if (access_token !== undefined && email !== undefined) this.names.set(access_token, email);
  }

  private nameOf(token: string | null): string {
    return token === null ? 'nobody' : (this.names.get(token) ?? 'an unknown token');
  }

  /** @param early a frame that is sent as soon as the socket is open, before the server has said anything */
  async connect(userId: string, token: string | null, early?: object): Promise<Socket> {
    const who = this.nameOf(token);
    const tab = (this.tabs.get(who) ?? 0) + 1;
    this.tabs.set(who, tab);
    const onFrame = (from: PassedFrame['from'], text: string) => {
      if (!this.watch.isOwnText(text)) this.steps.push({ kind: 'frame', who, from, text, tab });
    };
    const socket = await this.openSocket(userId, token, onFrame, early);
    this.steps.push({ kind: 'note', who, text: `opens socket ${tab}: ${socket.handshake.kind}`, curl: null });
    const noted: Socket = {
      ...socket,
      who: `${who} (socket ${tab})`,
      close: async () => {
        this.steps.push({ kind: 'note', who, text: `closes socket ${tab}`, curl: null });
        await socket.close();
      },
      lose: async () => {
        this.steps.push({ kind: 'note', who, text: `loses socket ${tab}`, curl: null });
        await socket.lose();
      },
    };
    this.sockets.add(socket);
    return noted;
  }

  private async openSocket(
    userId: string,
    token: string | null,
    onFrame: (from: PassedFrame['from'], text: string) => void,
    early?: object,
  ): Promise<Socket> {
    const caseId = this.running.id;
    const note = (from: PassedFrame['from'], text: string) => {
      this.frames.push({ at: new Date().toISOString(), case: caseId, userId, from, text });
      onFrame(from, text);
    };
    return await openSocket(this.host, userId, token, this.contract, this.patience, note, early);
  }

  /** Fetches a file without a token. */
  async fetchFile(
    url: string,
    operationId: string,
    headers: Record<string, string> = {},
    method: 'GET' | 'HEAD' = 'GET',
  ): Promise<Fetched> {
    const fetched = await fetchFile(this.host, url, operationId, headers, method);
    const asked = Object.entries({ Origin: ORIGIN, ...headers }).map(([name, value]) => `${name}: ${value}`);
    this.noteCall(method, new URL(url, this.host), asked, `${fetched.status} (${fetched.bytes.length} bytes)`);
    return fetched;
  }

  /** Takes down a call that no operation describes. */
  noteCall(method: string, url: URL, headers: readonly string[], answer: string): void {
    const text = `${method} ${url.pathname}${headers.map((header) => ` (${header})`).join('')} → ${answer}`;
    const curl = `curl -i -X ${method} '${url.href}'${headers.map((header) => ` -H '${header}'`).join('')}`;
    this.steps.push({ kind: 'note', who: 'nobody', text, curl });
  }

  /** What was done last that could change something, in words; with a frame, the last before it came. */
  lastAction(frame?: Frame): string {
    return lastAction(this.steps, this.secrets, frame === undefined ? null : JSON.stringify(frame));
  }

  /** What a finding about the last write is about: its operation, or the frame that it was. */
  lastWrite({ operation }: Exchange): { subject: string; isFrame: boolean } {
    const frame = lastFrame(this.steps);
    return { subject: frame?.type ?? operation.operationId, isFrame: frame !== null };
  }

  /** Runs one case; what goes wrong in it is recorded and may end it. Returns whether it ended normally. */
  async perform({ id, title, run }: Pick<Case, 'id' | 'title' | 'run'>): Promise<boolean> {
    this.running = { id, title, isFaulty: false };
    this.steps = [];
    this.tabs.clear();
    let isWhole = true;
    this.unreachable = null;
    try {
      await run(this);
    } catch (error) {
      isWhole = false;
      this.reportError(error);
    }
    await this.settleSockets();
    if (!isWhole && this.unreachable === null) await this.tidyUp();
    this.silentCases = this.unreachable === null ? 0 : this.silentCases + 1;
    return isWhole;
  }

  /** What is done now is no part of a case. */
  private isTidying = false;

  /** Takes away what a case left behind that did not come to its end, so that no later one reports it. */
  async tidyUp(): Promise<void> {
    this.isTidying = true;
    try {
      const people = [this.a, this.b, this.c] as (Person | undefined)[];
      await tidy(
        people.filter((person) => person !== undefined),
        this.steps,
      );
    } catch {
      // What can't be taken away goes with the accounts.
    } finally {
      this.isTidying = false;
    }
  }

  /** How many of the last cases in a row ended because no answer came. */
  silentCases = 0;
  /** What was not answered last. */
  unreachable: Unreachable | null = null;

  private reportError(error: unknown): void {
    if (error instanceof Unmet) {
      const { check, subject, expected, received, exchange: seen } = error;
      this.report({ check, subject, expected, received, seen });
    } else if (error instanceof Unreachable) {
      this.unreachable = error;
      const subject = error.operationId ?? 'the server';
      this.report({ check: 'http.answer', subject, expected: 'an answer', received: error.message, seen: null });
    } else if (!this.running.isFaulty) {
      // A case reads answers as the contract has them. What was wrong with one that is not so is told already.
      const last = this.exchanges.at(-1) ?? null;
      const subject = last?.operation.operationId ?? 'the server';
      const expected = 'what the next step needs';
      this.report({ check: 'rule.story', subject, expected, received: String(error), seen: last });
    }
  }

  private report(finding: Finding): void {
    if (!this.isTidying) this.findings.report(finding, this.steps, this.running);
  }

  /** Closes what the case opened and judges the frames that arrived. */
  private async settleSockets(): Promise<void> {
    const socketsOfPeople = [...this.sockets];
    await Promise.all(socketsOfPeople.map((socket) => socket.close()));
    for (const socket of [...this.sockets, ...this.watch.sockets()]) {
      for (const frame of socket.frames) this.seen.add(`event ${frame.type}`);
      for (const type of socket.sentTypes) this.seen.add(`message ${type}`);
      for (const { type, expected, received } of socket.takeViolations()) {
        this.report({ check: 'socket.frame', subject: type, expected, received, seen: null });
      }
    }
    this.sockets.clear();
  }
}
