import { logFailure } from '../../lib/log/log.ts';
import type { ServerFrame } from '../generated/frames.ts';

export type ServerFrameType = ServerFrame['type'];
export type FrameOf<Type extends ServerFrameType> = Extract<ServerFrame, { type: Type }>;

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
