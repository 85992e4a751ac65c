import type { UserId } from '../../src/api/generated/model/index.ts';
import { ClientFrame, type ServerFrame } from '../../src/realtime/generated/frames.ts';
import { authenticate } from '../world/accounts.ts';
import { comeOnline, goOffline, onlineUsers } from '../world/presence.ts';
import type { World } from '../world/world.ts';

/** asyncapi.yaml: the code of a refused handshake. */
export const REFUSED_CODE = 4401;

/** A connection that broke, as the mock panel breaks it. */
export const BROKEN_CODE = 4000;

/** The backend's end of one socket, whatever carries it. */
export interface Peer {
  send(text: string): void;
  close(code: number, reason: string): void;
}

export interface Session {
  readonly userId: UserId;
  /** A text frame arrived. Malformed and unknown ones are ignored. */
  receive(text: string): void;
  /** The socket is gone. */
  closed(): void;
}

export interface Hub {
  /** Answers null when the token does not belong to the user; the carrier then refuses in its own way. */
  connect(userId: UserId, token: string, peer: Peer): Session | null;
  /** Sends a frame to all sockets of a user, as it is. */
  send(userId: UserId, frame: ServerFrame | object): void;
  /** Closes the sockets of one user, or all. */
  close(code: number, userId?: UserId): void;
  /** Closes every socket and refuses new ones, until `restore`. */
  cut(): void;
  restore(): void;
  readonly isCut: boolean;
  /** Somebody would have a socket but for the cut. */
  keepsOut(userId: UserId): boolean;
  /** Serves another World from now on; every socket of the old one closes and a cut is over. */
  serve(world: World): void;
}

/** What to do with a frame that passed the contract; the backend writes it into its journal first. */
export type FrameHandler = (userId: UserId, frame: ClientFrame) => void;

/** Sessions and fan-out of the World's events, free of any transport. */
export function createHub(initial: World, handleFrame: FrameHandler): Hub {
  let world = initial;
  let stopServing = follow(initial);
  const sessions = new Map<UserId, Map<Session, Peer>>();
  /** Who lost a socket by the cut or was refused one since; null while nothing is cut. */
  let keptOut: Set<UserId> | null = null;

  function follow(next: World): () => void {
    const stops = [
      next.onEvent((event) => {
        for (const userId of event.to) send(userId, event.frame);
      }),
      next.onRevocation((userId) => close(REFUSED_CODE, userId)),
    ];
    return () => stops.forEach((stop) => stop());
  }

  function send(userId: UserId, frame: object): void {
    const text = JSON.stringify(frame);
    for (const peer of sessions.get(userId)?.values() ?? []) peer.send(text);
  }

  function close(code: number, userId?: UserId): void {
    const users = userId === undefined ? [...sessions.keys()] : [userId];
    for (const id of users) {
      for (const [session, peer] of [...(sessions.get(id) ?? [])]) {
        session.closed();
        peer.close(code, '');
      }
    }
  }

  return {
    connect(userId, token, peer) {
      if (!mayConnect(world, userId, token)) return null;
      if (keptOut !== null) {
        keptOut.add(userId);
        return null;
      }
      const own = sessions.get(userId) ?? new Map<Session, Peer>();
      const session: Session = {
        userId,
        receive(text) {
          const frame = own.has(session) ? readFrame(text) : null;
          if (frame === null) return;
          if (frame.type === 'ping') peer.send(JSON.stringify({ type: 'pong' }));
          else handleFrame(userId, frame);
        },
        closed() {
          if (own.delete(session)) goOffline(world, userId);
        },
      };
      sessions.set(userId, own.set(session, peer));
      comeOnline(world, userId);
      peer.send(JSON.stringify({ type: 'online_users', users: onlineUsers(world, userId) }));
      return session;
    },
    send,
    close,
    cut() {
      keptOut = new Set([...sessions].filter(([, own]) => own.size > 0).map(([userId]) => userId));
      close(BROKEN_CODE);
    },
    restore() {
      keptOut = null;
    },
    get isCut() {
      return keptOut !== null;
    },
    keepsOut: (userId) => keptOut?.has(userId) ?? false,
    serve(next) {
      keptOut = null;
      close(REFUSED_CODE);
      stopServing();
      world = next;
      stopServing = follow(next);
    },
  };
}

function mayConnect(world: World, userId: UserId, token: string): boolean {
  try {
    return authenticate(world, token).id === userId;
  } catch {
    return false;
  }
}

function readFrame(text: string): ClientFrame | null {
  try {
    const result = ClientFrame.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
