import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ConnectionState } from './connection.ts';
import { initialLiveState } from './initialLiveState.ts';
import type { LiveState } from './liveState.ts';

/** The spec's second store (spec.md section 3 "Client persisted state"): the live state and how the socket stands. */
export type Live = LiveState & { readonly connection: ConnectionState };

export type LiveStore = StoreApi<Live>;

export function createLiveStore(): LiveStore {
  return createStore<Live>(() => ({ ...initialLiveState, connection: { kind: 'closed' } }));
}

/** What the app knows of chat, presence and counters. Only `liveActions.ts` and `liveSession.ts` change it. */
export const live: LiveStore = createLiveStore();
