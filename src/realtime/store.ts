import { createStore, type StoreApi } from 'zustand/vanilla';
import { initialState } from './initialState.ts';
import type { LiveState } from './types.ts';

/** The second store of the specification (rule C7). Only the engine changes it. */
export type LiveStore = StoreApi<LiveState>;

export const createLiveStore = (): LiveStore => createStore<LiveState>(() => initialState);
