import { useStore } from 'zustand';
import type { Live } from '../realtime/engine.ts';
import { createFrameListeners, type FrameListeners, createLiveStore, type LiveStore } from '../realtime/store.ts';
import type { LiveState } from '../realtime/types.ts';
import type { Session } from '../session/session.ts';
import { useSession, useSessionPart } from '../session/SessionScope.tsx';

// The store of the live state: conversations, presence, unread counts and the connection. Separate from the live layer,
// which updates it, so that the shell can subscribe before that code is loaded.

export const liveStoreOf = (session: Session): LiveStore => session.own(createLiveStore);
export const framesOf = (session: Session): FrameListeners => session.own(createFrameListeners);

/** Selects a part of the live state of this session. */
export const useLiveState = <Part>(select: (state: LiveState) => Part): Part =>
  useStore(liveStoreOf(useSession()), select);

/** Subscriptions to the socket frames of this session. */
export const useFrames = (): FrameListeners => useSessionPart(createFrameListeners);

/** Loads the live layer for screens that only sometimes need its commands: its code is loaded with the first one. */
export const loadLive = async (session: Session): Promise<Live> => (await import('./live.ts')).liveOf(session);
