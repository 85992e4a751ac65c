import type { UserId } from '../api/generated/model/index.ts';
import { type Connection, openConnection } from './connection.ts';
import { publishFrame } from './frameBus.ts';
import type { ClientFrame, ServerFrame } from './generated/frames.ts';
import { connectionChanged, hearLiveFrame, startLive, stopLive } from './liveActions.ts';

interface LiveSessionOptions {
  /** Whose session it is. */
  userId: UserId;
  /** The socket's address with the present token. */
  address: () => string;
  /** The connection is up again after it was lost: what other listeners missed has to be fetched (decision M4). */
  onReopened: () => void;
}

let current: Connection | null = null;

/** Opens the one connection of a session and begins its live state; answers how to end both for good. */
export function startLiveSession({ userId, address, onReopened }: LiveSessionOptions): () => void {
  let wasOpen = false;
  startLive(userId);
  const connection = openConnection({
    address,
    onFrame,
    onState(state) {
      connectionChanged(state);
      if (state.kind !== 'open') return;
      if (wasOpen) onReopened();
      wasOpen = true;
    },
  });
  current = connection;
  return () => {
    // First the state, so that nothing of this person is kept as lost by the closing socket.
    if (current === connection) stopLive();
    connection.close();
    if (current === connection) current = null;
  };
}

/** The state first, so that other listeners find it up to date. */
function onFrame(frame: ServerFrame): void {
  hearLiveFrame(frame);
  publishFrame(frame);
}

/** The port `sendFrame` of the live layer: over the socket of the session, if it is open. */
export function sendLiveFrame(frame: ClientFrame): boolean {
  return current?.send(frame) ?? false;
}

/** 再接続: begins a new series of attempts (RT4). */
export function reconnectNow(): void {
  current?.reconnect();
}
