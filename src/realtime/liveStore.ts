import { createStore } from 'zustand/vanilla';
import type { ConnectionState } from './connection.ts';

export interface Live {
  /** How the socket of this session stands. */
  connection: ConnectionState;
}

/** What the app knows from the socket (the spec's second store, spec.md section 3 "Client persisted state"). */
export const live = createStore<Live>(() => ({ connection: { kind: 'closed' } }));
