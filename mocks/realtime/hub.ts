import type { UserId } from '../../src/api/generated/model/index.ts';
import { ClientFrame, type ServerFrame } from '../../src/realtime/generated/frames.ts';
import { authenticate } from '../world/accounts.ts';
import { comeOnline, goOffline, onlineUsers } from '../world/presence.ts';
import type { World } from '../world/world.ts';

/** asyncapi.yaml: the close code of a refused handshake. */
export const REFUSED_CODE = 4401;

/** The close code of a connection that the mock panel has broken. */
export const BROKEN_CODE = 4000;

/** The client of one socket, over any transport. */
export interface Peer {
  send(text: string): void;
  close(code: number, reason: string): void;
}

export interface Session {
  readonly userId: UserId;
  /** Receives a text frame. Malformed and unknown ones are ignored. */
  receive(text: string): void;
  /** Called when the socket is closed. */
  closed(): void;
}

export interface Hub {
  /** Opens a socket; null when the token does not belong to the user, and the transport refuses the connection. */
  connect(userId: UserId, token: string, peer: Peer): Session | null;
  /** Sends a frame to all sockets of a user without validating it. */
  send(userId: UserId, frame: ServerFrame | object): void;
  /** Closes the sockets of one user, or all. */
  close(code: number, userId?: UserId): void;
  /** Closes every socket and refuses new ones until `restore`. */
  cut(): void;
  restore(): void;
  readonly isCut: boolean;
  /** Whether the user would have a socket if sockets were not refused. */
  isRefused(userId: UserId): boolean;
  /** Serves another World from now on; all sockets are closed and are accepted again. */
  serve(world: World): void;
}

/** Executes a valid frame; the backend records it in its journal first. */
export type FrameHandler = (userId: UserId, frame: ClientFrame) => void;

/** The WebSocket server of the fake backend, without a transport: sessions, and delivery of the World's events. */
export function createHub(initial: World, handleFrame: FrameHandler): Hub {
  let world = initial;
  let stopServing = follow(initial);
  const sessions = new Map<UserId, Map<Session, Peer>>();
  /** Users who lost their socket by `cut` or were refused since then; null while sockets are accepted. */
  let refusedUsers: Set<UserId> | null = null;

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
      if (refusedUsers !== null) {
        refusedUsers.add(userId);
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
      refusedUsers = new Set([...sessions].filter(([, own]) => own.size > 0).map(([userId]) => userId));
      close(BROKEN_CODE);
    },
    restore() {
      refusedUsers = null;
    },
    get isCut() {
      return refusedUsers !== null;
    },
    isRefused: (userId) => refusedUsers?.has(userId) ?? false,
    serve(next) {
      refusedUsers = null;
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
    const { success, data } = ClientFrame.safeParse(JSON.parse(text));
    if (!success) return null;
    return data.type === 'send_message' && !data.content.isWellFormed() ? null : data;
  } catch {
    return null;
  }
}
