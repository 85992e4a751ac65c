import { createStore, type StoreApi } from 'zustand/vanilla';
import { logFailure } from '../lib/log/log.ts';
import type { ServerFrame } from './generated/frames.ts';
import type { FrameOf, LiveState, LoadState, ServerFrameType } from './types.ts';

// What other rooms subscribe to before the code of the live layer is loaded: the state, and server frames.

export const NOT_LOADING: LoadState = { isRequested: false, isInFlight: false, hasFailed: false };

/** The state before a login. */
export const initialState: LiveState = {
  me: null,
  connection: { kind: 'closed' },
  doubt: null,
  gap: 0,
  losses: 0,
  settledLosses: 0,
  event: 0,
  conversations: new Map(),
  order: { length: 0, items: [] },
  missing: new Map(),
  list: { ...NOT_LOADING, isActive: false, isMoreRequested: false, pages: 0, isComplete: false },
  counts: {
    ...NOT_LOADING,
    messages: 0,
    notifications: 0,
    isStale: false,
    staleResponses: 0,
    isUncertain: false,
    appliedGap: 0,
    credits: [],
    countedNotifications: [],
    mutationsInFlight: 0,
    ignoreEchoesUntil: 0,
  },
  openId: null,
  isVisible: true,
  presence: { listed: null, changed: new Map(), latest: null },
  typing: { until: new Map(), latest: null },
  nextTemp: 1,
};

/** The store of chat, presence and unread counters (rule C7). Only the engine changes it. */
export type LiveStore = StoreApi<LiveState>;

export const createLiveStore = (): LiveStore => createStore<LiveState>(() => initialState);

/**
 * Types whose subscribers load after the first paint and must not miss what came before it: the newest frame of each
 * waits for the first subscriber.
 */
const AWAITED: ReadonlySet<ServerFrameType> = new Set(['like_received', 'match_created', 'message_sent']);

/** Subscriptions to server frames by the rest of the app: likes, notifications and alerts about messages. */
export type FrameListeners = ReturnType<typeof createFrameListeners>;

export function createFrameListeners() {
  const listeners = new Map<ServerFrameType, Set<(frame: never) => void>>();
  const waiting = new Map<ServerFrameType, ServerFrame>();
  const pass = (frame: ServerFrame, listener: (frame: never) => void) => {
    try {
      listener(frame as never);
    } catch (error) {
      logFailure(`A listener to ${frame.type}`, error);
    }
  };
  return {
    /**
     * Subscribes to frames of one type. The first subscriber to likes, matches or sent messages receives at once the
     * newest such frame that came before it.
     * @returns unsubscribes
     */
    subscribe<Type extends ServerFrameType>(type: Type, listener: (frame: FrameOf<Type>) => void): () => void {
      const ofType = listeners.get(type) ?? new Set();
      listeners.set(type, ofType.add(listener));
      const frame = waiting.get(type);
      waiting.delete(type);
      if (frame !== undefined) pass(frame, listener);
      return () => ofType.delete(listener);
    },
    /**
     * Notifies all subscribers of a valid frame. An error of one listener is logged and does not stop the others (RT10).
     */
    notify(frame: ServerFrame): void {
      const ofType = listeners.get(frame.type);
      if (ofType === undefined && AWAITED.has(frame.type)) waiting.set(frame.type, frame);
      for (const listener of [...(ofType ?? [])]) pass(frame, listener);
    },
  };
}
