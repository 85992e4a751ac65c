import type { PanelCall, PanelResult, PanelState } from './panelCalls.ts';

/** What a page and the host of the shared World say to each other over a MessagePort. */
export type ToHost =
  | { kind: 'hello'; scenario: string | null; latency: number | null }
  | { kind: 'request'; id: number; method: string; url: string; headers: [string, string][]; body: ArrayBuffer }
  | { kind: 'control'; id: number; method: string; path: string; body: Record<string, unknown> }
  | { kind: 'panel'; id: number; call: PanelCall }
  /** Whether the page wants to hear of the panel's state. */
  | { kind: 'watch'; isOn: boolean }
  | { kind: 'socketOpen'; socket: number; userId: string; token: string }
  | { kind: 'socketText'; socket: number; text: string }
  | { kind: 'socketClosed'; socket: number }
  | { kind: 'bye' };

export type ToPage =
  | { kind: 'ready'; welcome: Welcome }
  | { kind: 'response'; id: number; status: number; headers: [string, string][]; body: ArrayBuffer }
  /** The call gets no answer. */
  | { kind: 'noResponse'; id: number }
  | { kind: 'controlled'; id: number; answer: unknown }
  | { kind: 'panelled'; id: number; result: PanelResult<unknown> }
  | { kind: 'state'; state: PanelState }
  /** Whether sockets are refused from now on. */
  | { kind: 'cut'; isCut: boolean }
  /** Another page has begun another World. */
  | { kind: 'replaced' }
  | { kind: 'socketText'; socket: number; text: string }
  | { kind: 'socketClose'; socket: number; code: number };

/** What a page learns first. */
export interface Welcome {
  /** The scenario begins with an outdated session. */
  staleSession: boolean;
  /** This page has begun another World than the one that was there. */
  replaced: boolean;
}
