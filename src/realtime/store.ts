import { createStore, type StoreApi } from 'zustand/vanilla';
import { initialState } from './initialState.ts';
import type { LiveState } from './types.ts';

/** The store of chat, presence and unread counters (rule C7). Only the engine changes it. */
export type LiveStore = StoreApi<LiveState>;

export const createLiveStore = (): LiveStore => createStore<LiveState>(() => initialState);
