import type { OperationId } from '../../../src/api/generated/operations.ts';
import type { UserId } from '../../../src/api/generated/model/index.ts';
import type { PartnerAction } from '../../realtime/partnerActions.ts';
import type { ScenarioName } from '../../scenarios/scenario.ts';
import type { MailboxEntry } from './controls.ts';
import type { Fault } from './faults.ts';

/** A user of the World in the mock panel's lists. */
export interface Person {
  id: UserId;
  /** The profile's name, or the username without a profile. */
  name: string;
  email: string;
}

/** An entry of the log of requests and frames. It contains neither tokens nor bodies. */
export type LogEntry =
  | {
      kind: 'call';
      number: number;
      /** Time of the request in milliseconds since 1970. */
      at: number;
      method: string;
      /** Without the query string, which may contain a secret. */
      path: string;
      /** Null when the request is not in the contract. */
      operationId: OperationId | null;
      /** Null without a response. */
      status: number | null;
      milliseconds: number;
    }
  | { kind: 'frame'; number: number; at: number; direction: 'fromPage' | 'toPage'; type: string };

/** The state that the mock panel shows; sent again at every change while the panel is open. */
export interface PanelState {
  scenario: ScenarioName;
  /** Latency of every request in milliseconds; null for a simulated natural latency. */
  latency: number | null;
  faults: Fault[];
  /** Whether sockets are refused. */
  isCut: boolean;
  /** Offset of the World's clock to the machine's in milliseconds. */
  ahead: number;
  /** Newest first. */
  mails: MailboxEntry[];
  /** Newest first. */
  log: LogEntry[];
  /** Users that the panel has brought online. */
  visitors: UserId[];
}

type Nothing = Record<string, never>;

/** The calls of the mock panel to the World, with their parameters (`ask`) and results (`answer`). */
export interface PanelCalls {
  /**
   * The owner of the token, and users whose name, username or e-mail address contains the query, the most likely ones
   * first.
   */
  people: { ask: { token: string | null; query: string }; answer: { me: Person | null; people: Person[] } };
  /** Logs in as a user with the contract's own operation. */
  logIn: { ask: { userId: UserId }; answer: { token: string } };
  /** Begins another World. `staleSession`: the page's token does not exist in it. */
  restart: { ask: { scenario: ScenarioName }; answer: { staleSession: boolean } };
  setLatency: { ask: { latency: number | null }; answer: void };
  planFault: { ask: Fault; answer: void };
  /** Removes the fault of one operation, or the one for all. */
  dropFault: { ask: Pick<Fault, 'operationId'>; answer: void };
  cutSockets: { ask: Nothing; answer: void };
  restoreSockets: { ask: Nothing; answer: void };
  /** Closes all sockets once; they may reconnect. */
  dropSockets: { ask: Nothing; answer: void };
  performPartnerAction: { ask: PartnerAction; answer: void };
  /** Makes a partner type to me. */
  type: { ask: { me: UserId; partner: UserId }; answer: void };
  /** Brings a user online, or offline again. */
  visit: { ask: { partner: UserId }; answer: void };
  advance: { ask: { milliseconds: number }; answer: void };
  exportWorld: { ask: Nothing; answer: { text: string } };
  importWorld: { ask: { text: string }; answer: { staleSession: boolean } };
}

export type PanelCallName = keyof PanelCalls;
export type PanelAsk<Name extends PanelCallName> = PanelCalls[Name]['ask'];
export type PanelAnswer<Name extends PanelCallName> = PanelCalls[Name]['answer'];

/** The name of a call with its parameters. */
export type PanelCall = { [Name in PanelCallName]: { name: Name; ask: PanelAsk<Name> } }[PanelCallName];

/** The result of a call, or an error message in Japanese. */
export type PanelResult<Answer> = { ok: true; answer: Answer } | { ok: false; message: string };

/** The mock panel's connection to the World. */
export interface PanelLine {
  ask<Name extends PanelCallName>(name: Name, ask: PanelAsk<Name>): Promise<PanelResult<PanelAnswer<Name>>>;
  /**
   * Subscribes to the state; the listener is called at once and at every change.
   * @returns unsubscribes
   */
  watch(listener: (state: PanelState) => void): () => void;
}
