import { logFailure } from '../lib/log/log.ts';
import type { ServerFrame } from './generated/frames.ts';

export type ServerFrameType = ServerFrame['type'];
export type FrameOf<Type extends ServerFrameType> = Extract<ServerFrame, { type: Type }>;

/** Subscriptions to server frames outside of the live state. */
export interface FrameListeners {
  /**
   * Subscribes to frames of one type.
   * @returns unsubscribes
   */
  subscribe<Type extends ServerFrameType>(type: Type, listener: (frame: FrameOf<Type>) => void): () => void;
  /**
   * Notifies all subscribers of a valid frame. An error of one listener is logged and does not stop the others (RT10).
   */
  notify(frame: ServerFrame): void;
}

export function createFrameListeners(): FrameListeners {
  const listeners = new Map<ServerFrameType, Set<(frame: never) => void>>();
  return {
    subscribe(type, listener) {
      const ofType = listeners.get(type) ?? new Set();
      listeners.set(type, ofType.add(listener));
      return () => ofType.delete(listener);
    },
    notify(frame) {
      for (const listener of [...(listeners.get(frame.type) ?? [])]) {
        try {
          listener(frame as never);
        } catch (error) {
          logFailure(`A listener to ${frame.type}`, error);
        }
      }
    },
  };
}
