import { exchangeChecks } from '../checks/exchangeChecks.ts';
import type { Contract } from '../contract/contract.ts';
import { type CallInput, type Exchange, exchange, ORIGIN, Unreachable } from './exchange.ts';
import { Unmet } from './failure.ts';
import { type Finding, Findings } from './findings.ts';
import type { Ledger } from './ledger.ts';
import { partsOf } from './parts.ts';
import { Secrets } from './secrets.ts';
import { type Frame, openSocket, type Socket } from './socket.ts';
import { lastAction, type Step } from './story.ts';
import { type Fetched, fetchFile } from './file.ts';

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
}

/** Everything that a case may use, and the record of what came of it. */
export class Kit {
  readonly contract: Contract;
  readonly host: string;
  readonly findings: Findings;
  readonly secrets = new Secrets();
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
  /** Somebody who has a conversation with each of the three and does nothing but show that a socket has said all. */
  d!: Person;
  private readonly barriers = new Map<Person, string>();
  private watch: Socket | null = null;
  private caseId = 'setup';
  /** What happened in the case that runs. */
  private steps: Step[] = [];
  /** Whose token it is, by the first part of the address that logged in. */
  private readonly names = new Map<string, string>();
  private readonly sockets = new Set<Socket>();

  /** Part of the names of the kit's accounts, so that runs stay apart. */
  readonly run: string;
  private readonly patience: number;

  constructor({ contract, host, patience, ledger, run, waived = new Map() }: KitOptions) {
    this.findings = new Findings(contract, this.secrets, waived);
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
    this.secrets.learnFrom(done);
    this.noteName(done);
    this.steps.push({ kind: 'call', who: this.nameOf(token), exchange: done });
    for (const part of partsOf(this.contract, done)) this.seen.add(part);
    this.touched.set(this.caseId, (this.touched.get(this.caseId) ?? new Set()).add(`${operationId} ${done.status}`));
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

  async connect(userId: string, token: string | null): Promise<Socket> {
    const caseId = this.caseId;
    const who = this.nameOf(token);
    const socket = await openSocket(this.host, userId, token, this.contract, this.patience, (from, text) => {
      this.frames.push({ at: new Date().toISOString(), case: caseId, userId, from, text });
      if (!this.isBarrier(text)) this.steps.push({ kind: 'frame', who, from, text });
    });
    this.steps.push({ kind: 'note', who, text: `opens a socket: ${socket.handshake.kind}`, curl: null });
    const noted: Socket = {
      ...socket,
      who,
      close: async () => {
        this.steps.push({ kind: 'note', who, text: 'closes a socket', curl: null });
        await socket.close();
      },
    };
    this.sockets.add(socket);
    return noted;
  }

  /** Fetches a file without a token. */
  async fetchFile(url: string, operationId: string, headers: Record<string, string> = {}): Promise<Fetched> {
    const fetched = await fetchFile(this.host, url, operationId, headers);
    const asked = Object.entries({ Origin: ORIGIN, ...headers }).map(([name, value]) => `${name}: ${value}`);
    this.noteCall('GET', new URL(url, this.host), asked, `${fetched.status} (${fetched.bytes.length} bytes)`);
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

  /** Opens the socket of `d`, before which nobody else opens one, so that `d` never comes while a story goes on. */
  async watchSockets(): Promise<Socket> {
    if (this.watch?.isOpen() !== true) this.watch = await this.openOwn(this.d);
    return this.watch;
  }

  private async openOwn({ userId, token }: Person): Promise<Socket> {
    const caseId = this.caseId;
    return await openSocket(this.host, userId, token, this.contract, this.patience, (from, text) =>
      this.frames.push({ at: new Date().toISOString(), case: caseId, userId, from, text }),
    );
  }

  /** Opens the conversation of `d` with somebody, in which nothing is ever written. */
  async prepareBarrier(person: Person): Promise<void> {
    const opened = await this.d.call('createConversation', { body: { other_user_id: person.userId } });
    this.barriers.set(person, (opened.json as { data: { id: string } }).data.id);
  }

  /**
   * Waits until sockets have said everything about what was done before: what is typed on one is told to `d` after what
   * the server did first, and what `d` types then comes last on each. Needs no `pong`, which is optional.
   */
  async barrier(person: Person, sockets: readonly Socket[]): Promise<void> {
    const conversation_id = this.barriers.get(person);
    if (conversation_id === undefined) throw new Error('No barrier was prepared.');
    const watch = await this.watchSockets();
    const isTyping =
      ({ userId }: Person) =>
      (frame: Frame) =>
        frame.type === 'typing_status' && frame.conversation_id === conversation_id && frame.user_id === userId;
    for (const socket of sockets) {
      const start = watch.frames.length;
      socket.send({ type: 'typing_start', conversation_id });
      await this.await(watch, isTyping(person), start);
    }
    const starts = sockets.map(({ frames }) => frames.length);
    watch.send({ type: 'typing_start', conversation_id });
    for (const [index, socket] of sockets.entries()) await this.await(socket, isTyping(this.d), starts[index] ?? 0);
  }

  /** Whether sockets still carry frames, both ways. */
  async passes(person: Person, sockets: readonly Socket[]): Promise<boolean> {
    try {
      await this.barrier(person, sockets);
      return true;
    } catch (error) {
      if (error instanceof Unmet) return false;
      throw error;
    }
  }

  private async await(socket: Socket, fits: (frame: Frame) => boolean, start: number): Promise<void> {
    if ((await socket.waitFor(fits, start)) !== null) return;
    const received = socket.isOpen() ? 'nothing of that' : 'a closed socket';
    throw new Unmet({ check: 'socket.typing', subject: 'typing_status', expected: 'typing is told', received });
  }

  /** Whether a frame belongs to the kit’s own watching, as it passes. */
  private isBarrier(text: string): boolean {
    return [...this.barriers.values()].some((id) => text.includes(JSON.stringify(id))) || text === '{"type":"pong"}';
  }

  /** Frames that come of the kit’s own watching. */
  isWatching(frame: Frame): boolean {
    if (frame.type === 'pong') return true;
    if (frame.type === 'user_status') return frame.user_id === this.d.userId;
    return frame.type === 'typing_status' && [...this.barriers.values()].includes(String(frame.conversation_id));
  }

  /** Runs one case; what goes wrong in it is recorded and may end it. Returns whether it ended normally. */
  async perform({ id, title, run }: Pick<Case, 'id' | 'title' | 'run'>): Promise<boolean> {
    this.caseId = id;
    this.steps = [];
    this.findings.beginCase(id, title);
    let isWhole = true;
    this.unreachable = null;
    try {
      await run(this);
    } catch (error) {
      isWhole = false;
      this.reportError(error);
    }
    await this.settleSockets();
    this.silentCases = this.unreachable === null ? 0 : this.silentCases + 1;
    return isWhole;
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
    } else if (!this.findings.isFaulty) {
      // A case reads answers as the contract has them. What was wrong with one that is not so is told already.
      const last = this.exchanges.at(-1) ?? null;
      const subject = last?.operation.operationId ?? 'the server';
      const expected = 'what the next step needs';
      this.report({ check: 'rule.story', subject, expected, received: String(error), seen: last });
    }
  }

  private report(finding: Finding): void {
    this.findings.report(finding, this.steps);
  }

  /** Closes what the case opened and judges the frames that arrived. */
  private async settleSockets(): Promise<void> {
    const socketsOfPeople = [...this.sockets];
    await Promise.all(socketsOfPeople.map((socket) => socket.close()));
    if (this.watch !== null) this.sockets.add(this.watch);
    for (const socket of this.sockets) {
      for (const frame of socket.frames) this.seen.add(`event ${frame.type}`);
      for (const type of socket.sentTypes) this.seen.add(`message ${type}`);
      for (const { type, expected, received } of socket.takeViolations()) {
        this.report({ check: 'socket.frame', subject: type, expected, received, seen: null });
      }
    }
    this.sockets.clear();
  }

  async closeWatch(): Promise<void> {
    await this.watch?.close();
  }
}
