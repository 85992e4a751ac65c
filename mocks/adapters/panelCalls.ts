import type { OperationId } from '../../src/api/generated/operations.ts';
import type { UserId } from '../../src/api/generated/model/index.ts';
import type { PartnerDeed } from '../realtime/partnerDeeds.ts';
import type { ScenarioName } from '../scenarios/scenario.ts';
import type { MailboxEntry } from './controls.ts';
import type { Fault } from './faults.ts';

/** Somebody of the World, as the mock panel lists them. */
export interface Person {
  id: UserId;
  /** The profile's, or the username where there is none. */
  name: string;
  email: string;
}

/** One line of the call log. Neither tokens nor bodies are ever kept in it. */
export type LogEntry =
  | {
      kind: 'call';
      number: number;
      /** Milliseconds since 1970, when it was asked. */
      at: number;
      method: string;
      /** Without the query, which may hold a secret. */
      path: string;
      /** Null for what is no call of the contract. */
      operationId: OperationId | null;
      /** Null where no answer was given. */
      status: number | null;
      milliseconds: number;
    }
  | { kind: 'frame'; number: number; at: number; direction: 'fromPage' | 'toPage'; type: string };

/** What the mock panel shows; sent anew with every change while somebody looks. */
export interface PanelState {
  scenario: ScenarioName;
  /** Milliseconds that every call takes, or null for what a person's network takes. */
  latency: number | null;
  faults: Fault[];
  /** No socket stays open. */
  isCut: boolean;
  /** How far the World's time is ahead of the machine's, in milliseconds. */
  ahead: number;
  /** The newest first. */
  mails: MailboxEntry[];
  /** The newest first. */
  log: LogEntry[];
  /** Whom the panel has brought online. */
  visitors: UserId[];
}

type Nothing = Record<string, never>;

/** What the mock panel may ask of the World, each with its answer. */
export interface PanelCalls {
  /** Who the token belongs to, and people whose name, username or address holds the query, the likely ones first. */
  people: { ask: { token: string | null; query: string }; answer: { me: Person | null; people: Person[] } };
  /** Logs in as somebody by the contract's own call. */
  logIn: { ask: { userId: UserId }; answer: { token: string } };
  restart: { ask: { scenario: ScenarioName }; answer: { staleSession: boolean } };
  setLatency: { ask: { latency: number | null }; answer: Nothing };
  planFault: { ask: Fault; answer: Nothing };
  /** Takes back what is planned for one operation, or for every one. */
  dropFault: { ask: Pick<Fault, 'operationId'>; answer: Nothing };
  cutSockets: { ask: Nothing; answer: Nothing };
  restoreSockets: { ask: Nothing; answer: Nothing };
  /** Closes the sockets once; they may come back. */
  dropSockets: { ask: Nothing; answer: Nothing };
  stage: { ask: PartnerDeed; answer: Nothing };
  type: { ask: { me: UserId; partner: UserId }; answer: Nothing };
  /** Brings somebody online, or takes them off again. */
  visit: { ask: { partner: UserId }; answer: Nothing };
  advance: { ask: { milliseconds: number }; answer: Nothing };
  exportWorld: { ask: Nothing; answer: { text: string } };
  importWorld: { ask: { text: string }; answer: { staleSession: boolean } };
}

export type PanelCallName = keyof PanelCalls;
export type PanelAsk<Name extends PanelCallName> = PanelCalls[Name]['ask'];
export type PanelAnswer<Name extends PanelCallName> = PanelCalls[Name]['answer'];

/** One call with what belongs to it. */
export type PanelCall = { [Name in PanelCallName]: { name: Name; ask: PanelAsk<Name> } }[PanelCallName];

/** An answer, or in Japanese why there is none. */
export type PanelResult<Answer> = { ok: true; answer: Answer } | { ok: false; message: string };

/** The mock panel's line to the World. */
export interface PanelLine {
  ask<Name extends PanelCallName>(name: Name, ask: PanelAsk<Name>): Promise<PanelResult<PanelAnswer<Name>>>;
  /** Calls back with the state now and at every change. Answers how to stop. */
  watch(listener: (state: PanelState) => void): () => void;
}
