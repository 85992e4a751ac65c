import ReconnectingWebSocket from 'partysocket/ws';
import { publishIncident } from '../lib/incidents/incidents.ts';
import { logFailure } from '../lib/log/log.ts';
import { createUnknownValueLog } from '../lib/log/unknownValues.ts';
import { now } from '../lib/time/clock.ts';
import { after, every } from '../lib/time/timer.ts';
import { type ClientFrame, ServerFrame } from './generated/frames.ts';
import type { Connection, SocketListener } from './ports.ts';
import type { ConnectionState, Doubt } from './types.ts';

/** Rule M2. In milliseconds. */
const PING_EVERY = 30_000;
/** How often the page checks that it was awake, and whether a ping is due, in ms. A divisor of `PING_EVERY`. */
const TICK_EVERY = 10_000;
/** Longest time in ms between two ticks of a visible page that is awake (RT94). */
const AWAKE_WITHIN = 30_000;
/** The same for a hidden page: browsers run its timers once a minute. After that long no answer is waited for. */
const AWAKE_WITHIN_HIDDEN = 75_000;
/** Time in ms in which a server that knows `pong` answers a ping (RT93). */
const PONG_WITHIN = 10_000;
/** Time in ms in which a frame arrives that was on its way when a snapshot contained its event, or a page woke (RT92). */
const FRAME_WITHIN = 5_000;
/** Shortest and longest time in ms between two connections that are replaced on evidence (RT95). */
const SHORTEST_PAUSE = 15_000;
const LONGEST_PAUSE = 480_000;
const RETRY_AFTER = 5_000;
const MAX_RETRIES = 5;
/** Maximum duration of one attempt in ms: a handshake on a slow mobile network takes several seconds. */
const ATTEMPT_TIMEOUT = 10_000;
/** Minimum duration in ms of a connection that resets the number of attempts (rule M3). */
const STABLE_AFTER = 5_000;
/** asyncapi.yaml: close code for a refused token, right after accepting or later. */
const REFUSED_CODE = 4401;

/** What says that an open connection is silent: the evidence of the state, and a ping without an answer (RT93). */
type Evidence = Doubt | 'unanswered';

/** The frames that a silent connection does not bring. One of them disproves the evidence (RT95). */
const DISPROVED_BY: Record<Evidence, readonly ServerFrame['type'][]> = {
  unconfirmed: ['message_sent'],
  missed: ['new_message', 'new_notification'],
  unanswered: ['pong'],
};

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

/**
 * Opens the session's socket. partysocket reconnects; this module adds the rules RT1 to RT9 and RT90 to RT96 of
 * SPEC.md.
 */
export function openSocket({ address, listener, onRefused }: SocketOptions): Connection {
  let state: ConnectionState = { kind: 'connecting' };
  let socket = connect();
  const silence = watchSilence(beginAnew);
  const stopHints = onConnectivityHints(reconnect, () => state.kind === 'open' && beginAnew());
  let awakeAt = now();
  let pingedAt = now();
  const stopTicks = every(TICK_EVERY, () => {
    checkAwake(document.visibilityState === 'visible' ? AWAKE_WITHIN : AWAKE_WITHIN_HIDDEN);
    awakeAt = now();
    // Ticks come a little early or late, once a minute in a hidden page, and the clock may be set back.
    if (Math.abs(awakeAt - pingedAt) < PING_EVERY - TICK_EVERY / 2) return;
    pingedAt = awakeAt;
    if (send({ type: 'ping' }) && silence.hasPong()) silence.awaitFrame(PONG_WITHIN, 'unanswered');
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
    const isCurrent = () => own === socket && state.kind !== 'closed' && !('isBlocked' in state);
    own.addEventListener('open', () => {
      hasOpened = true;
      if (!isCurrent()) return;
      enter({ kind: 'open' });
      // The answer shows whether this server knows `pong` (RT93).
      if (!silence.hasPong()) send({ type: 'ping' });
    });
    own.addEventListener('message', ({ data }) => {
      if (!isCurrent()) return;
      const frame = readFrame(data);
      silence.heard(frame?.type);
      if (frame !== null) listener.receive(frame);
    });
    own.addEventListener('close', ({ code }) => {
      if (!isCurrent()) return;
      silence.forget();
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
    if (state.kind === 'waiting' || state.kind === 'failed') beginAnew();
    else checkAwake(AWAKE_WITHIN);
  }

  /**
   * A phone or a laptop that slept has probably lost its connection, which the socket itself may notice minutes later
   * (RT94). After a short sleep a server that knows `pong` is asked first.
   */
  function checkAwake(longest: number): void {
    const slept = now() - awakeAt;
    if (state.kind !== 'open' || slept <= longest) return;
    if (slept > AWAKE_WITHIN_HIDDEN || !silence.hasPong()) return beginAnew();
    awakeAt = now();
    doubt('unanswered');
  }

  /** Waits for any frame, and asks for one. */
  function doubt(because: Evidence): void {
    if (state.kind !== 'open') return;
    if (because === 'unconfirmed') return silence.found(because);
    silence.awaitFrame(FRAME_WITHIN, because);
    send({ type: 'ping' });
  }

  /** The page's policy allows another host than the settings name (RT96). The browser logs the details. */
  function stopIfBlocked({ blockedURI, disposition }: SecurityPolicyViolationEvent): void {
    // A policy that only reports blocks nothing.
    if (disposition === 'report' || !blockedURI.startsWith('ws')) return;
    enter({ kind: 'failed', isBlocked: true });
    socket.close();
  }
  document.addEventListener('securitypolicyviolation', stopIfBlocked);

  function beginAnew(): void {
    const old = socket;
    silence.forget();
    awakeAt = now();
    enter({ kind: 'connecting' });
    socket = connect();
    end(old);
  }

  return {
    send,
    reconnect,
    doubt,
    close() {
      if (state.kind === 'closed') return;
      stopHints();
      stopTicks();
      document.removeEventListener('securitypolicyviolation', stopIfBlocked);
      silence.forget();
      enter({ kind: 'closed' });
      end(socket);
    },
  };
}

/**
 * Collects the evidence that nothing passes over the open connection any more (RT90). Neither the browser nor the socket
 * notices that: its state stays open.
 * @param replace replaces the connection
 */
function watchSilence(replace: () => void) {
  /** Whether the server has answered a ping. `pong` is optional. */
  let isPongKnown = false;
  /** Cancel the timers of which each ends when no frame has arrived in time. */
  let deadlines: (() => void)[] = [];
  /** Evidence that came too early after the last replacement. */
  let held: { readonly evidence: Evidence; readonly stop: () => void } | null = null;
  let last: Evidence | null = null;
  let replacedAt = 0;
  let pause = 0;

  function stopAwaiting(): void {
    for (const stop of deadlines) stop();
    deadlines = [];
  }

  function forget(): void {
    stopAwaiting();
    held?.stop();
    held = null;
  }

  function found(evidence: Evidence): void {
    // A clock that was set back must not make the pause longer.
    const wait = Math.min(replacedAt + pause - now(), pause);
    if (wait <= 0) replaceBecause(evidence);
    else held ??= { evidence, stop: after(wait, () => replaceBecause(evidence)) };
  }

  function replaceBecause(evidence: Evidence): void {
    last = evidence;
    replacedAt = now();
    pause = Math.min(Math.max(SHORTEST_PAUSE, pause * 2), LONGEST_PAUSE);
    // The next connection shows whether the server still answers.
    if (evidence === 'unanswered') isPongKnown = false;
    replace();
  }

  return {
    found,
    /** To be called when the connection is lost or replaced: its evidence does not count against the next one. */
    forget,
    hasPong: () => isPongKnown,
    /** The next frame must come within this time in ms. */
    awaitFrame(milliseconds: number, evidence: Evidence): void {
      deadlines.push(after(milliseconds, () => found(evidence)));
    },
    /** A frame of this type arrived; undefined for one that is not known. */
    heard(type: ServerFrame['type'] | undefined): void {
      stopAwaiting();
      if (type === undefined) return;
      if (type === 'pong') isPongKnown = true;
      if (last !== null && DISPROVED_BY[last].includes(type)) pause = SHORTEST_PAUSE;
      if (held === null || !DISPROVED_BY[held.evidence].includes(type)) return;
      held.stop();
      held = null;
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

const unknownType = createUnknownValueLog((type) => `Frames of the unknown type ${type} are ignored`);

/** Parses and validates a frame; null for one that the contract does not know (RT7). */
export function readFrame(text: unknown): ServerFrame | null {
  let value: unknown;
  try {
    value = JSON.parse(String(text));
  } catch {
    // The error itself would contain message text.
    logFailure('A frame that is no JSON', `${String(text).length} characters`);
    if (import.meta.env.VITE_REPORT_URL) publishIncident({ kind: 'frame', frame: undefined });
    return null;
  }
  const result = ServerFrame.safeParse(value);
  if (result.success) return result.data;
  const type = typeOf(value);
  const isUnknown = result.error.issues[0]?.code === 'invalid_union' && type !== null;
  if (isUnknown) {
    unknownType(type);
  } else {
    logFailure('A frame against the contract', result.error);
    if (import.meta.env.VITE_REPORT_URL) publishIncident({ kind: 'frame', frame: value });
  }
  return null;
}

function typeOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('type' in value)) return null;
  return typeof value.type === 'string' ? value.type : null;
}
