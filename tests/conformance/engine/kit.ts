import { exchangeChecks } from '../checks/exchangeChecks.ts';
import type { Contract } from '../contract/contract.ts';
import { type CallInput, type Exchange, exchange, ORIGIN, TIMEOUT, unreachable, Unreachable } from './exchange.ts';
import { Unmet } from './findings/failure.ts';
import { type Finding, Findings, type RunningCase } from './findings/findings.ts';
import type { Ledger } from './ledger.ts';
import { Limited, Limiter, limitOf } from './limiter.ts';
import type { Caller, Person } from './person.ts';
import { partsOf } from './parts.ts';
import { Secrets } from './findings/secrets.ts';
import { type Frame, openSocket, type Socket } from './socket.ts';
import { lastAction, lastFrame, type Step } from './findings/story.ts';
import { tidy } from './tidy.ts';
import { Watch } from './watch.ts';

/** A test case of the kit. Its id never changes. */
export interface Case {
  id: string;
  /** A sentence about what the server must do. */
  title: string;
  /** Whether it runs only in the profile `full`, because it sends much data or takes long. */
  full?: true;
  /** Whether it also runs in the profile `smoke`, because what it finds costs an author most. */
  isSmoke?: true;
  /** Whether no other case may run at the same time, because it reads lists that all users write to. */
  alone?: true;
  /** Whether it mostly waits: it begins first, so that other cases run meanwhile. */
  isIdle?: true;
  /** The one status that its calls have to get, where that is all that it is about. */
  status?: number;
  /** Ids of the sentences that a wrong status in it breaks, where the operation has none of its own about that. */
  rules?: readonly string[];
  /** Ids of cases that have to pass first; otherwise this one is not run. */
  needs?: readonly string[];
  run(kit: Kit): Promise<void>;
}

/** What of a case is needed to run it. */
export type Performed = Pick<Case, 'id' | 'title' | 'status' | 'rules' | 'run'>;

/** A recorded frame. */
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
  /** Milliseconds within which an event must arrive. */
  patience: number;
  /** The file of what the run leaves on the server, for `cleanup`. */
  ledger: Ledger;
  /** Name of the run, which is part of what its people are called. */
  run: string;
  /** Reasons by the ids of checks whose findings do not count. */
  waived?: ReadonlyMap<string, string>;
  /** Logs one of its people in again. */
  enter: (kit: Kit, person: Person) => Promise<Person>;
  /** Another kit of the same run; both use the same records. */
  beside?: Kit;
}

/**
 * What a test case gets in order to test the server at `host`: its four people, calls and sockets as each of them, and
 * the records of requests, frames and findings, from which the reports are made. Cases that run at the same time have
 * one each.
 */
export class Kit {
  readonly contract: Contract;
  readonly host: string;
  readonly findings: Findings;
  readonly secrets: Secrets;
  readonly exchanges: Exchange[];
  readonly frames: PassedFrame[];
  /** The parts of the contract that occurred: see `report/coverage.ts`. */
  readonly seen: Set<string>;
  /** The responses that each case received, as `operationId status`, by the case's id. */
  readonly touched: Map<string, Set<string>>;
  readonly ledger: Ledger;
  readonly limiter: Limiter;
  readonly nobody: Caller = { call: (operationId, input) => this.send(null, operationId, input) };
  a!: Person;
  b!: Person;
  /** A third user, for what must not reach the other two. */
  c!: Person;
  /** A fourth user, used only by `watch`. */
  d!: Person;
  /** Waits until a socket has received all events of earlier writes. */
  readonly watch: Watch;
  private running: RunningCase = {
    id: 'setup',
    title: '',
    status: null,
    rules: [],
    isFaulty: false,
    sameAs: new Set(),
  };
  /** The steps of the current case. */
  private steps: Step[] = [];
  /** The first part of the e-mail address that logged in, by its token. */
  private readonly names = new Map<string, string>();
  /** Tokens that were refused. */
  private readonly refused = new Set<string>();
  private readonly sockets = new Set<Socket>();
  /** Number of sockets that each user has opened in the current case. */
  private readonly tabs = new Map<string, number>();

  /** Part of the names of the kit's accounts, so that runs stay apart. */
  readonly run: string;
  private readonly patience: number;
  private readonly enter: KitOptions['enter'];

  constructor({ contract, host, patience, ledger, run, enter, waived = new Map(), beside }: KitOptions) {
    this.enter = enter;
    this.secrets = beside?.secrets ?? new Secrets();
    this.findings = beside?.findings ?? new Findings(contract, this.secrets, waived);
    this.exchanges = beside?.exchanges ?? [];
    this.frames = beside?.frames ?? [];
    this.seen = beside?.seen ?? new Set();
    this.touched = beside?.touched ?? new Map();
    this.limiter = beside?.limiter ?? new Limiter();
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
    this.ledger.begin(operation, input);
    const done = await this.limiter.through(
      operationId,
      async () => {
        const one = await exchange(this.host, operation, token, input);
        this.exchanges.push(one);
        return one;
      },
      limitOf,
    );
    this.ledger.note(done, input);
    this.secrets.learnFrom(done);
    this.noteName(done);
    if (token !== null && done.status === 401) this.refused.add(token);
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

  /** @param early a frame that is sent as soon as the socket is open, before the server has sent one */
  async connect(userId: string, token: string | null, early?: object): Promise<Socket> {
    const who = this.nameOf(token);
    const tab = (this.tabs.get(who) ?? 0) + 1;
    this.tabs.set(who, tab);
    const onFrame = (from: PassedFrame['from'], text: string) => {
      if (!this.watch.isOwnText(text)) this.steps.push({ kind: 'frame', who, from, text, tab, at: Date.now() });
    };
    const socket = await this.openSocket(userId, token, onFrame, early);
    if (token !== null && socket.handshake.kind === 'refused') this.refused.add(token);
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
      if (from === 'kit') this.ledger.maySend(text);
      this.frames.push({ at: new Date().toISOString(), case: caseId, userId, from, text });
      onFrame(from, text);
    };
    return await openSocket(this.host, userId, token, this.contract, this.patience, note, early);
  }

  /** Fetches the URL that an upload returned, without a token, as an element of a page does. */
  async fetchFile(
    url: string,
    operationId: string,
    headers: Record<string, string> = {},
    method: 'GET' | 'HEAD' = 'GET',
  ) {
    const asked = { Origin: ORIGIN, ...headers };
    return await this.limiter.through(
      operationId,
      async () => {
        try {
          const address = new URL(url, this.host);
          const response = await fetch(address, { method, headers: asked, signal: AbortSignal.timeout(TIMEOUT) });
          const bytes = new Uint8Array(await response.arrayBuffer());
          this.noteCall(method, address, asked, `${response.status} (${bytes.length} bytes)`);
          return { status: response.status, headers: Object.fromEntries(response.headers), bytes };
        } catch (error) {
          throw unreachable(`${method} ${url}`, error, operationId);
        }
      },
      ({ status, headers }) => ({ status, retryAfter: headers['retry-after'] }),
    );
  }

  /** Records a request that no operation of the contract describes. */
  noteCall(method: string, url: URL, headers: Readonly<Record<string, string>>, answer: string): void {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const text = `${method} ${url.pathname}${lines.map((line) => ` (${line})`).join('')} → ${answer}`;
    const curl = `curl -i -X ${method} '${url.href}'${lines.map((line) => ` -H '${line}'`).join('')}`;
    this.steps.push({ kind: 'note', who: 'nobody', text, curl });
  }

  /** Describes the last action that could change something; with a frame, the last one before it arrived. */
  lastAction(frame?: Frame): string {
    return lastAction(this.steps, this.secrets, frame === undefined ? null : JSON.stringify(frame));
  }

  /** Returns the subject of a finding about the last write: its operation, or the type of the frame. */
  lastWrite({ operation }: Exchange): { subject: string; isFrame: boolean } {
    const frame = lastFrame(this.steps);
    return { subject: frame?.type ?? operation.operationId, isFrame: frame !== null };
  }

  /** Ids of failures of other cases that the last case has shown, too. */
  get sameAs(): readonly string[] {
    return [...this.running.sameAs];
  }

  /**
   * Runs one case and records its failures, which may end it. Returns whether it ended normally. A token may end by
   * itself (`logIn.expires`), so a case that failed with an ended one is run once more with a new one.
   */
  async perform(one: Performed): Promise<boolean> {
    return await this.attempt(one, true);
  }

  private async attempt(one: Performed, mayRepeat: boolean): Promise<boolean> {
    const { id, title, status, rules = [], run } = one;
    this.running = { id, title, status: status ?? null, rules, isFaulty: false, sameAs: new Set() };
    this.steps = [];
    this.tabs.clear();
    let isWhole = true;
    let ended: Exchange | null = null;
    this.unreachable = null;
    try {
      await run(this);
    } catch (error) {
      isWhole = false;
      ended = error instanceof Unreachable ? null : await this.renewTokens();
      if (ended === null) this.reportError(error);
      else if (!mayRepeat) this.reportEnded(ended);
    }
    await this.settleSockets();
    if (!isWhole && this.unreachable === null) await this.tidyUp();
    this.silentCases = this.unreachable === null ? 0 : this.silentCases + 1;
    return ended !== null && mayRepeat ? await this.attempt(one, false) : isWhole;
  }

  /** Logs those of the people in again whose token has ended. Returns the call that shows it; null when none has. */
  private async renewTokens(): Promise<Exchange | null> {
    let ended: Exchange | null = null;
    this.isTidying = true;
    try {
      for (const name of ['a', 'b', 'c', 'd'] as const) {
        const person = this[name] as Person | undefined;
        if (person === undefined || !this.refused.has(person.token)) continue;
        const seen = await person.call('getCurrentUser');
        if (seen.status !== 401) continue;
        this[name] = await this.enter(this, person);
        ended ??= seen;
      }
    } catch {
      // Whoever cannot log in again has no account any more, which the failure of the case says.
    } finally {
      this.isTidying = false;
    }
    return ended;
  }

  private reportEnded(seen: Exchange): void {
    const received = `${seen.status} ${seen.responseText}, although nothing of the case outdates it`;
    this.report({ check: 'auth.tokens', subject: 'logIn', expected: 'a token that goes on', received, seen });
  }

  /** Whether something runs that belongs to no case, such as `tidyUp`: its failures are not reported. */
  private isTidying = false;

  /** Removes the data of a case that did not run to its end, so that later cases do not fail because of it. */
  async tidyUp(): Promise<void> {
    this.isTidying = true;
    try {
      const people = ([this.a, this.b, this.c] as (Person | undefined)[]).filter((person) => person !== undefined);
      await tidy(people, this.steps, (id) => this.ledger.isMade(id));
    } catch {
      // Data that cannot be removed now is deleted with the accounts.
    } finally {
      this.isTidying = false;
    }
  }

  /** Number of consecutive cases up to now that ended because no response arrived. */
  silentCases = 0;
  /** The error of the last request without a response; null when the last case had none. */
  unreachable: Unreachable | null = null;

  private reportError(error: unknown): void {
    if (error instanceof Unmet) {
      const { check, subject, expected, received, exchange: seen } = error;
      this.report({ check, subject, expected, received, seen });
    } else if (error instanceof Unreachable) {
      this.unreachable = error;
      const isLimited = error instanceof Limited;
      const check = isLimited ? 'http.limited' : 'http.answer';
      const expected = isLimited ? 'an answer other than 429 after the time of Retry-After' : 'an answer';
      this.report({ check, subject: error.operationId ?? 'the server', expected, received: error.message, seen: null });
    } else if (!this.running.isFaulty) {
      // A case relies on responses of the contract's shape. When one was reported as wrong, the error follows from it.
      const last = this.exchanges.at(-1) ?? null;
      const subject = last?.operation.operationId ?? 'the server';
      const expected = 'a response that the next step of the case can use';
      const received = `${String(error)} (an error of the kit itself, unless the last response lacks what the contract demands)`;
      this.report({ check: 'rule.story', subject, expected, received, seen: last });
    }
  }

  private report(finding: Finding): void {
    if (!this.isTidying) this.findings.report(finding, this.steps, this.running);
  }

  /** Closes the sockets of the case and reports the frames that violate the contract. */
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
