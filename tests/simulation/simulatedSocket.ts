import type { ClientFrame } from '../../src/realtime/generated/frames.ts';
import type { BackendSession, Person, SimulatedBackend } from './simulatedBackend.ts';

/** Number of delivered frames that are stored for late duplicates. */
const REMEMBERED = 30;

interface Swallowed {
  down: boolean;
  up: boolean;
}

export type SimulatedSocket = ReturnType<typeof createSimulatedSocket>;

/**
 * A socket whose frames wait in both directions until the test delivers them, in order or not. Frames that wait when
 * the socket is lost are lost too, except that the network may still deliver the client's.
 */
export function createSimulatedSocket(backend: SimulatedBackend) {
  let session: BackendSession | null = null;
  let down: string[] = [];
  let up: string[] = [];
  let taken: string[] = [];
  /** Which directions of the open socket swallow frames while both sides take it for open. */
  let swallows: Swallowed = { down: false, up: false };
  /** Sockets that only the client has lost: the server still receives what was sent, and then the close. */
  let halfOpen: { session: BackendSession; texts: readonly string[] }[] = [];

  /** Loses the socket. The client's frames are lost, or arrive late. */
  function lose(arrivesLate: boolean): void {
    const old = session;
    if (arrivesLate && old !== null) halfOpen.push({ session: old, texts: swallows.up ? [] : up });
    swallows = { down: false, up: false };
    session = null;
    down = [];
    up = [];
    taken = [];
    if (!arrivesLate) old?.closed();
  }

  return {
    isOpen: () => session !== null,
    /** Returns whether the backend accepted the connection. */
    open({ userId, token }: Person) {
      const own: string[] = [];
      const opened: Swallowed = { down: false, up: false };
      swallows = opened;
      session = backend.hub.connect(userId, token, {
        send: (text) => void (opened.down || own.push(text)),
        // Nor does a close arrive from a server that the client does not hear any more.
        close: () => void (opened.down || lose(false)),
      });
      down = own;
      return session !== null;
    },
    lose,
    /** The connection dies in silence, in one direction or both: what is on its way is lost, and nothing closes. */
    swallow(next: Swallowed) {
      swallows.down ||= next.down;
      swallows.up ||= next.up;
      if (swallows.down) down.length = 0;
    },
    /** Whether the client hears nothing more from the open socket. */
    isSilent: () => swallows.down,
    /** Delivers the late frames. */
    serveLate() {
      const arriving = halfOpen;
      halfOpen = [];
      for (const { session: old, texts } of arriving) {
        for (const text of texts) old.receive(text);
        old.closed();
      }
    },
    send(frame: ClientFrame) {
      if (session === null) return false;
      up.push(JSON.stringify(frame));
      return true;
    },
    /** Delivers the client's oldest frame. Returns false when there is none. */
    serve() {
      const text = up.shift();
      if (text === undefined) return false;
      if (!swallows.up) session?.receive(text);
      return true;
    },
    /** Removes and returns a waiting server frame; `number` is taken modulo their count. */
    take(number: number) {
      const [text] = down.length === 0 ? [] : down.splice(number % down.length, 1);
      if (text === undefined) return null;
      taken = [...taken, text].slice(-REMEMBERED);
      return text;
    },
    /** Returns a server frame that was delivered before. */
    again: (number: number) => taken[number % taken.length] ?? null,
    waiting: () => down.length,
  };
}
