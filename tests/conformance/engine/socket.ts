import { WebSocket } from 'ws';
import type { Contract } from '../contract/contract.ts';

export interface Frame {
  type: string;
  [key: string]: unknown;
}

/** The result of opening a socket: open, refused in a legal or another way, or neither within `patience`. */
export type Handshake = { kind: 'open' } | { kind: 'refused'; how: string; legal: boolean } | { kind: 'hanging' };

type Violation = Record<'type' | 'expected' | 'received', string>;

export interface Socket {
  /** The user who opened it. */
  readonly who: string;
  readonly handshake: Handshake;
  readonly frames: readonly Frame[];
  /** Returns descriptions of received frames that asyncapi.yaml does not allow; each is returned only once. */
  takeViolations(): Violation[];
  /** The close code; null while it is not closed. */
  closeCode(): number | null;
  /** Types of the frames that were sent. */
  readonly sentTypes: ReadonlySet<string>;
  isOpen(): boolean;
  /** Sends a text frame; bytes are sent as a binary frame. */
  send(frame: object | string): void;
  /** Waits for the first frame from index `start` on that fits; null after `patience`. */
  waitFor(fits: (frame: Frame) => boolean, start?: number): Promise<Frame | null>;
  /** Waits until the server has closed it. Returns whether it did so within `patience`. */
  waitForClose(): Promise<boolean>;
  close(): Promise<void>;
  /** Stops reading: nothing that the server sends is noticed any more, its close neither. What is sent still goes out. */
  pause(): void;
  /** Ends the connection without a closing handshake, like a network failure. */
  lose(): Promise<void>;
}

const REFUSED_CODE = 4401;
/** Milliseconds within which a server must respond to a close frame. */
const CLOSING = 2_000;

export async function openSocket(
  host: string,
  userId: string,
  token: string | null,
  contract: Contract,
  patience: number,
  onFrame: (from: 'kit' | 'server', text: string) => void,
  early?: object,
): Promise<Socket> {
  const query = token === null ? '' : `?token=${encodeURIComponent(token)}`;
  const url = new URL(`/ws/${encodeURIComponent(userId)}${query}`, host);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const peer = new WebSocket(url);
  const frames: Frame[] = [];
  const violations: Violation[] = [];
  const sentTypes = new Set<string>();
  const wake = new Set<() => void>();
  // Sent as soon as the socket is open, before the server has sent a frame.
  if (early !== undefined) {
    peer.once('open', () => {
      onFrame('kit', JSON.stringify(early));
      peer.send(JSON.stringify(early));
    });
  }
  peer.on('message', (data) => {
    const text = (data as Buffer).toString('utf8');
    onFrame('server', text);
    const frame = readFrame(contract, text, violations);
    if (frame !== null) frames.push(frame);
    for (const look of wake) look();
  });
  let closeCode: number | null = null;
  peer.once('close', (code) => {
    closeCode = code;
    for (const look of wake) look();
  });
  /** Waits until `look`, which is called after every frame and at the close, finds something; null after `patience`. */
  const until = <Found>(look: () => Found | null) =>
    new Promise<Found | null>((resolve) => {
      const timer = setTimeout(() => finish(null), patience);
      const lookAgain = () => {
        const found = look();
        if (found !== null) finish(found);
      };
      const finish = (found: Found | null) => {
        clearTimeout(timer);
        wake.delete(lookAgain);
        resolve(found);
      };
      wake.add(lookAgain);
      lookAgain();
    });
  const handshake = await openHandshake(peer, wake, () => frames.length > 0, patience);
  return {
    who: userId,
    handshake,
    frames,
    takeViolations: () => violations.splice(0),
    closeCode: () => closeCode,
    isOpen: () => peer.readyState === WebSocket.OPEN,
    sentTypes,
    send: (frame) => {
      if (frame instanceof Uint8Array) {
        onFrame('kit', `(a binary frame of ${frame.length} bytes)`);
        if (peer.readyState === WebSocket.OPEN) peer.send(frame, { binary: true });
        return;
      }
      const text = typeof frame === 'string' ? frame : JSON.stringify(frame);
      if (typeof frame !== 'string' && 'type' in frame) sentTypes.add(String(frame.type));
      onFrame('kit', text);
      // Text for a socket that is not open is dropped; the case then fails, because the expected frame is missing.
      if (peer.readyState === WebSocket.OPEN) peer.send(text);
    },
    waitFor: (fits, start = 0) => until(() => frames.slice(start).find(fits) ?? null),
    waitForClose: async () => (await until(() => closeCode)) !== null,
    pause: () => peer.pause(),
    lose: () =>
      new Promise((resolve) => {
        if (peer.readyState === WebSocket.CLOSED) resolve();
        else peer.once('close', () => resolve());
        peer.terminate();
      }),
    close: () =>
      new Promise((resolve) => {
        // Do not wait for a server that does not respond to the close frame.
        const timer = setTimeout(() => peer.terminate(), CLOSING);
        const finish = () => {
          clearTimeout(timer);
          resolve();
        };
        if (peer.readyState === WebSocket.CLOSED) finish();
        else peer.once('close', finish);
        if (peer.readyState === WebSocket.CONNECTING) peer.terminate();
        else peer.close();
      }),
  };
}

/** A socket counts as open after the first frame, because a server that refuses it with a close code opens it first. */
function openHandshake(
  peer: WebSocket,
  wake: Set<() => void>,
  hasFrames: () => boolean,
  patience: number,
): Promise<Handshake> {
  return new Promise((resolve) => {
    const timer = setTimeout(
      () => resolve({ kind: peer.readyState === WebSocket.OPEN ? 'open' : 'hanging' }),
      patience,
    );
    const finish = (handshake: Handshake) => {
      clearTimeout(timer);
      resolve(handshake);
    };
    wake.add(() => hasFrames() && finish({ kind: 'open' }));
    peer.on('error', () => undefined);
    peer.once('unexpected-response', (_request, response) => {
      const status = response.statusCode ?? 0;
      finish({ kind: 'refused', how: `HTTP ${status}`, legal: status === 403 });
      peer.terminate();
    });
    peer.once('close', (code) => finish({ kind: 'refused', how: `close ${code}`, legal: code === REFUSED_CODE }));
  });
}

function readFrame(contract: Contract, text: string, violations: Violation[]): Frame | null {
  let frame: unknown;
  try {
    frame = JSON.parse(text);
  } catch {
    violations.push({ type: 'frame', expected: 'JSON', received: text.slice(0, 200) });
    return null;
  }
  const type = typeof frame === 'object' && frame !== null && 'type' in frame ? String(frame.type) : '';
  const known = contract.serverFrames.get(type);
  if (type === '') violations.push({ type: 'frame', expected: 'an object with a type', received: text.slice(0, 200) });
  // A receiver ignores a type that it does not know.
  if (known === undefined) return null;
  if (!known.validate(frame)) {
    const [fault] = known.validate.errors ?? [];
    violations.push({
      type,
      expected: `${fault?.instancePath || 'the frame'} ${fault?.message ?? ''}`,
      received: text.slice(0, 300),
    });
  }
  return frame as Frame;
}
