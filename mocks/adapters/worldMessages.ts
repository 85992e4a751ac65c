/** What a page and the host of the shared World say to each other over a MessagePort. */
export type ToHost =
  | { kind: 'hello'; scenario: string | null; latency: number | null }
  | { kind: 'request'; id: number; method: string; url: string; headers: [string, string][]; body: ArrayBuffer }
  | { kind: 'control'; id: number; method: string; path: string; body: Record<string, unknown> }
  | { kind: 'socketOpen'; socket: number; userId: string; token: string }
  | { kind: 'socketText'; socket: number; text: string }
  | { kind: 'socketClosed'; socket: number }
  | { kind: 'bye' };

export type ToPage =
  | { kind: 'ready'; staleSession: boolean }
  | { kind: 'response'; id: number; status: number; headers: [string, string][]; body: ArrayBuffer }
  /** The call gets no answer. */
  | { kind: 'noResponse'; id: number }
  | { kind: 'controlled'; id: number; answer: unknown }
  | { kind: 'socketText'; socket: number; text: string }
  | { kind: 'socketClose'; socket: number; code: number };
