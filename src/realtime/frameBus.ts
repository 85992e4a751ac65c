import { logFailure } from '../lib/log.ts';
import type { ServerFrame } from './generated/frames.ts';

export type ServerFrameType = ServerFrame['type'];
export type FrameOf<Type extends ServerFrameType> = Extract<ServerFrame, { type: Type }>;

const listeners = new Map<ServerFrameType, Set<(frame: never) => void>>();

/** Hears the frames of one type, from whichever connection. Answers how to stop. */
export function onFrame<Type extends ServerFrameType>(
  type: Type,
  listener: (frame: FrameOf<Type>) => void,
): () => void {
  const own = listeners.get(type) ?? new Set();
  listeners.set(type, own.add(listener));
  return () => own.delete(listener);
}

/** Hands a valid frame to everybody who wants it. A listener's error stays its own (RT10). */
export function publishFrame(frame: ServerFrame): void {
  for (const listener of [...(listeners.get(frame.type) ?? [])]) {
    try {
      listener(frame as never);
    } catch (error) {
      logFailure(`A listener to ${frame.type}`, error);
    }
  }
}
