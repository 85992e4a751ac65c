import ReconnectingWebSocket from 'partysocket/ws';
import { publishIncident } from '../../lib/incidents/incidents.ts';
import { now } from '../../lib/time/clock.ts';
import { every } from '../../lib/time/timer.ts';
import type { ClientFrame } from '../generated/frames.ts';
import type { Connection, SocketListener } from '../ports.ts';
import { readFrame } from './readFrame.ts';
import type { ConnectionState } from '../types.ts';

/** Rule M2. In milliseconds. */
const PING_EVERY = 30_000;
/**
 * Longest time in ms between two pings of a page that is awake: browsers run the timers of hidden pages once a minute.
 */
const AWAKE_WITHIN = 75_000;
const RETRY_AFTER = 5_000;
const MAX_RETRIES = 5;
/** Maximum duration of one attempt in ms: a handshake on a slow mobile network takes several seconds. */
const ATTEMPT_TIMEOUT = 10_000;
/** Minimum duration in ms of a connection that resets the number of attempts (rule M3). */
const STABLE_AFTER = 5_000;
/** asyncapi.yaml: close code for a refused token, right after accepting or later. */
const REFUSED_CODE = 4401;

interface SocketOptions {
  /** Returns the socket's URL with the current token. Called for every attempt (RT1). */
  address: () => string;
  listener: SocketListener;
  /**
   * The server may have refused the token (RT8). Called once for each failed handshake and for each close with that
   * code.
   */
  onRefused: () => void;
}

/** Opens the session's socket. partysocket reconnects; this module adds the rules RT1 to RT9 of ../SPEC.md. */
export function openSocket({ address, listener, onRefused }: SocketOptions): Connection {
  let state: ConnectionState = { kind: 'connecting' };
  let socket = connect();
  const stopHints = onConnectivityHints(reconnect, () => state.kind === 'open' && beginAnew());
  let awakeAt = now();
  const stopPing = every(PING_EVERY, () => {
    if (isProbablyLost()) beginAnew();
    awakeAt = now();
    send({ type: 'ping' });
  });

  function enter(next: ConnectionState): void {
    state = next;
    listener.connectionChanged(next);
  }

  function connect(): ReconnectingWebSocket {
    const own = new ReconnectingWebSocket(address, undefined, {
      minReconnectionDelay: RETRY_AFTER,
      maxReconnectionDelay: RETRY_AFTER,
      maxRetries: MAX_RETRIES,
      minUptime: STABLE_AFTER,
      connectionTimeout: ATTEMPT_TIMEOUT,
    });
    let scheduled = 0;
    let hasOpened = false;
    const isCurrent = () => own === socket && state.kind !== 'closed';
    own.addEventListener('open', () => {
      hasOpened = true;
      if (isCurrent()) enter({ kind: 'open' });
    });
    own.addEventListener('message', ({ data }) => {
      const frame = isCurrent() ? readFrame(data) : null;
      if (frame !== null) listener.receive(frame);
    });
    own.addEventListener('close', ({ code }) => {
      if (!isCurrent()) return;
      // A browser reports a refused handshake like any other failure (rule M23).
      const isRefusal = code === REFUSED_CODE || !hasOpened;
      const hasFailed = !hasOpened;
      hasOpened = false;
      // partysocket fires no event when it gives up: its count then stays at the attempt that has just failed.
      const attempt = own.retryCount;
      const isUsedUp = attempt === MAX_RETRIES && scheduled === MAX_RETRIES;
      enter(isUsedUp ? { kind: 'failed' } : { kind: 'waiting', attempt });
      if (import.meta.env.VITE_REPORT_URL && hasFailed) publishIncident({ kind: 'socket', attempt, isLast: isUsedUp });
      scheduled = attempt;
      if (isRefusal) onRefused();
    });
    return own;
  }

  function send(frame: ClientFrame): boolean {
    return state.kind === 'open' && socket.readyState === socket.OPEN && socket.send(JSON.stringify(frame));
  }

  function reconnect(): void {
    // A scheduled attempt cannot be brought forward; a new socket connects at once.
    if (state.kind === 'waiting' || state.kind === 'failed' || isProbablyLost()) beginAnew();
  }

  /** A phone or a laptop that slept has lost its connection, which the socket itself may notice minutes later. */
  function isProbablyLost(): boolean {
    return state.kind === 'open' && now() - awakeAt > AWAKE_WITHIN;
  }

  function beginAnew(): void {
    const old = socket;
    awakeAt = now();
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
 * Closes a socket permanently. One that is connecting is closed after its handshake: aborting a handshake makes the
 * browser print the whole URL, including the token, to the console.
 */
function end(socket: ReconnectingWebSocket): void {
  if (socket.readyState !== socket.CONNECTING) return socket.close();
  const close = () => socket.close();
  socket.addEventListener('open', close, { once: true });
  socket.addEventListener('close', close, { once: true });
}

/**
 * Subscribes to hints about connectivity. When the browser comes online or the page becomes visible, an attempt is
 * likely to succeed (RT4). When the browser goes offline, the socket itself would notice minutes later (RT4).
 */
function onConnectivityHints(tryNow: () => void, lose: () => void): () => void {
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
