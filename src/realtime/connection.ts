import ReconnectingWebSocket from 'partysocket/ws';
import { every } from '../lib/timer.ts';
import type { ClientFrame, ServerFrame } from './generated/frames.ts';
import { readFrame } from './readFrame.ts';

/** spec.md section 9 "Timings". */
const PING_EVERY = 30_000;
const RETRY_AFTER = 5_000;
const MOST_RETRIES = 5;
/** How long one attempt may take: a handshake on a slow mobile network needs several seconds. */
const ATTEMPT_TIMEOUT = 10_000;
/** How long a connection must last to count as one (decision M3). */
const STABLE_AFTER = 5_000;

/**
 * How the connection stands.
 * - `connecting`: the first attempt of a series is under way.
 * - `waiting`: it was lost; attempt `attempt` of 5 comes or is under way.
 * - `failed`: the attempts are used up; only a hint or the person begins anew.
 * - `closed`: for good.
 */
export type ConnectionState =
  | { kind: 'connecting' }
  | { kind: 'open' }
  | { kind: 'waiting'; attempt: number }
  | { kind: 'failed' }
  | { kind: 'closed' };

export interface Connection {
  /** Sends a frame if the socket is open, and says whether it was (RT9). */
  send(frame: ClientFrame): boolean;
  /** Begins a new series of attempts unless there is a connection (RT4). */
  reconnect(): void;
  /** Ends the connection for good (RT5). */
  close(): void;
}

interface ConnectionOptions {
  /** The socket's address with the present token, asked for at every attempt (RT1). */
  address: () => string;
  onFrame: (frame: ServerFrame) => void;
  onState: (state: ConnectionState) => void;
}

/** The one socket of a session. What partysocket leaves to its users, SPEC.md RT1 to RT9, is done here. */
export function openConnection({ address, onFrame, onState }: ConnectionOptions): Connection {
  let state: ConnectionState = { kind: 'connecting' };
  let socket = connect();
  const stopHints = onHints(reconnect, () => state.kind === 'open' && beginAnew());
  const stopPing = every(PING_EVERY, () => send({ type: 'ping' }));

  function enter(next: ConnectionState): void {
    state = next;
    onState(next);
  }

  function connect(): ReconnectingWebSocket {
    const own = new ReconnectingWebSocket(address, undefined, {
      minReconnectionDelay: RETRY_AFTER,
      maxReconnectionDelay: RETRY_AFTER,
      reconnectionDelayGrowFactor: 1,
      maxRetries: MOST_RETRIES,
      minUptime: STABLE_AFTER,
      connectionTimeout: ATTEMPT_TIMEOUT,
    });
    let scheduled = 0;
    const isCurrent = () => own === socket && state.kind !== 'closed';
    own.addEventListener('open', () => isCurrent() && enter({ kind: 'open' }));
    own.addEventListener('message', ({ data }) => {
      const frame = isCurrent() ? readFrame(data) : null;
      if (frame !== null) onFrame(frame);
    });
    own.addEventListener('close', () => {
      if (!isCurrent()) return;
      // partysocket fires nothing when it gives up: its count then stays at the last attempt, which just failed.
      const attempt = own.retryCount;
      const isUsedUp = attempt === MOST_RETRIES && scheduled === MOST_RETRIES;
      enter(isUsedUp ? { kind: 'failed' } : { kind: 'waiting', attempt });
      scheduled = attempt;
    });
    return own;
  }

  function send(frame: ClientFrame): boolean {
    return state.kind === 'open' && socket.readyState === socket.OPEN && socket.send(JSON.stringify(frame));
  }

  function reconnect(): void {
    // A wait cannot be shortened; a new socket does not wait.
    if (state.kind === 'waiting' || state.kind === 'failed') beginAnew();
  }

  function beginAnew(): void {
    const old = socket;
    enter({ kind: 'connecting' });
    socket = connect();
    end(old);
  }

  return {
    send,
    reconnect,
    close() {
      if (state.kind === 'closed') return;
      stopHints();
      stopPing();
      enter({ kind: 'closed' });
      end(socket);
    },
  };
}

/**
 * Closes a socket for good. One that is still connecting is let finish first: a browser complains of a handshake that is
 * broken off, and writes the whole address, the token with it, to the console.
 */
function end(socket: ReconnectingWebSocket): void {
  if (socket.readyState !== socket.CONNECTING) return socket.close();
  const close = () => socket.close();
  socket.addEventListener('open', close, { once: true });
  socket.addEventListener('close', close, { once: true });
}

/**
 * The browser came online, or the page became visible: a good moment to try (RT4). It went offline: the socket would
 * notice minutes later (RT4).
 */
function onHints(tryNow: () => void, lose: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') tryNow();
  };
  window.addEventListener('online', tryNow);
  window.addEventListener('offline', lose);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', tryNow);
    window.removeEventListener('offline', lose);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
