import type { PanelCall, PanelResult, PanelState } from '../panel/panelCalls.ts';

/** The messages between a page of the mock build and `worldHost.ts`, the fake backend that all tabs share. */
export type ToHost =
  | { kind: 'hello'; scenario: string | null; latency: number | null }
  | { kind: 'request'; id: number; method: string; url: string; headers: [string, string][]; body: ArrayBuffer }
  | { kind: 'control'; id: number; method: string; path: string; body: Record<string, unknown> }
  | { kind: 'panel'; id: number; call: PanelCall }
  /** Whether the page subscribes to the panel's state. */
  | { kind: 'watch'; isOn: boolean }
  | { kind: 'socketOpen'; socket: number; userId: string; token: string }
  | { kind: 'socketText'; socket: number; text: string }
  | { kind: 'socketClosed'; socket: number }
  | { kind: 'bye' };

export type ToPage =
  | { kind: 'ready'; welcome: Welcome }
  | { kind: 'response'; id: number; status: number; headers: [string, string][]; body: ArrayBuffer }
  /** A fault has dropped the response to the request. */
  | { kind: 'noResponse'; id: number }
  | { kind: 'controlled'; id: number; answer: unknown }
  | { kind: 'panelled'; id: number; result: PanelResult<unknown> }
  | { kind: 'state'; state: PanelState }
  /** Whether sockets are refused from now on. */
  | { kind: 'cut'; isCut: boolean }
  /** Another page has replaced the World. */
  | { kind: 'replaced' }
  | { kind: 'socketText'; socket: number; text: string }
  | { kind: 'socketClose'; socket: number; code: number };

/** The first message to a page. */
export interface Welcome {
  /** The scenario starts with an outdated session. */
  staleSession: boolean;
  /** This page has replaced the existing World. */
  replaced: boolean;
  /** What of the stored World is lost, because code of another branch has stored it; for the developer. */
  lost: string | null;
}
