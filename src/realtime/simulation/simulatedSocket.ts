import type { ClientFrame } from '../generated/frames.ts';
import type { BackendSession, Person, SimulatedBackend } from './simulatedBackend.ts';

/** How many delivered frames are remembered, to come again late. */
const REMEMBERED = 30;

/**
 * A socket whose frames wait on both ways until they are let through, in order or not. What waits when it is lost is
 * lost with it.
 */
export interface SimulatedSocket {
  isOpen(): boolean;
  /** Answers whether the backend took it. */
  open(person: Person): boolean;
  lose(): void;
  send(frame: ClientFrame): boolean;
  /** Lets the oldest frame of the client arrive. False when there is none. */
  serve(): boolean;
  /** Takes the frame with this number, modulo as many as wait, off the way to the client. */
  take(number: number): string | null;
  /** A frame that has been taken before. */
  again(number: number): string | null;
  waiting(): number;
}

export function createSimulatedSocket(backend: SimulatedBackend): SimulatedSocket {
  let session: BackendSession | null = null;
  let down: string[] = [];
  let up: string[] = [];
  let taken: string[] = [];

  function lose(): void {
    const old = session;
    session = null;
    down = [];
    up = [];
    taken = [];
    old?.closed();
  }

  return {
    isOpen: () => session !== null,
    open({ userId, token }) {
      const own: string[] = [];
      session = backend.hub.connect(userId, token, { send: (text) => own.push(text), close: lose });
      down = own;
      return session !== null;
    },
    lose,
    send(frame) {
      if (session === null) return false;
      up.push(JSON.stringify(frame));
      return true;
    },
    serve() {
      const text = up.shift();
      if (text === undefined) return false;
      session?.receive(text);
      return true;
    },
    take(number) {
      const [text] = down.length === 0 ? [] : down.splice(number % down.length, 1);
      if (text === undefined) return null;
      taken = [...taken, text].slice(-REMEMBERED);
      return text;
    },
    again: (number) => taken[number % taken.length] ?? null,
    waiting: () => down.length,
  };
}
