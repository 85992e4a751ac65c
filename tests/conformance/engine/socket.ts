import { WebSocket } from 'ws';
import type { Contract } from '../contract/contract.ts';

export interface Frame {
  type: string;
  [key: string]: unknown;
}

/** How a socket came to be: open, or refused in one of the two legal ways, or in another. */
export type Handshake = { kind: 'open' } | { kind: 'refused'; how: string; legal: boolean };

export interface Socket {
  readonly handshake: Handshake;
  readonly frames: readonly Frame[];
  /** Frames that asyncapi.yaml does not allow, in words. */
  readonly violations: readonly { type: string; expected: string; received: string }[];
  /** Types of what was sent. */
  readonly sentTypes: ReadonlySet<string>;
  isOpen(): boolean;
  send(frame: object | string): void;
  /** The first frame from `start` on that fits; fails after `patience`. */
  waitFor(fits: (frame: Frame) => boolean, start?: number): Promise<Frame | null>;
  close(): Promise<void>;
}

const REFUSED_CODE = 4401;

export async function openSocket(
  host: string,
  userId: string,
  token: string,
  contract: Contract,
  patience: number,
  onFrame: (from: 'kit' | 'server', text: string) => void,
): Promise<Socket> {
  const url = new URL(`/ws/${encodeURIComponent(userId)}?token=${encodeURIComponent(token)}`, host);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const peer = new WebSocket(url);
  const frames: Frame[] = [];
  const violations: { type: string; expected: string; received: string }[] = [];
  const sentTypes = new Set<string>();
  const wake = new Set<() => void>();
  peer.on('message', (data) => {
    const text = (data as Buffer).toString('utf8');
    onFrame('server', text);
    const frame = readFrame(contract, text, violations);
    if (frame !== null) frames.push(frame);
    for (const look of wake) look();
  });
  const handshake = await shakeHands(peer, wake, () => frames.length > 0, patience);
  return {
    handshake,
    frames,
    violations,
    isOpen: () => peer.readyState === WebSocket.OPEN,
    sentTypes,
    send: (frame) => {
      const text = typeof frame === 'string' ? frame : JSON.stringify(frame);
      if (typeof frame !== 'string' && 'type' in frame) sentTypes.add(String(frame.type));
      onFrame('kit', text);
      peer.send(text);
    },
    waitFor: (fits, start = 0) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => finish(null), patience);
        const look = () => {
          const found = frames.slice(start).find(fits);
          if (found !== undefined) finish(found);
        };
        const finish = (frame: Frame | null) => {
          clearTimeout(timer);
          wake.delete(look);
          resolve(frame);
        };
        wake.add(look);
        look();
      }),
    close: () =>
      new Promise((resolve) => {
        if (peer.readyState === WebSocket.CLOSED) resolve();
        else peer.once('close', () => resolve());
        peer.close();
      }),
  };
}

/** Open counts once the server has spoken: one that refuses by closing has opened too. */
function shakeHands(
  peer: WebSocket,
  wake: Set<() => void>,
  hasFrames: () => boolean,
  patience: number,
): Promise<Handshake> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'open' }), patience);
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

function readFrame(
  contract: Contract,
  text: string,
  violations: { type: string; expected: string; received: string }[],
): Frame | null {
  let frame: unknown;
  try {
    frame = JSON.parse(text);
  } catch {
    violations.push({ type: 'frame', expected: 'JSON', received: text.slice(0, 200) });
    return null;
  }
  const type = typeof frame === 'object' && frame !== null && 'type' in frame ? String(frame.type) : '';
  const known = contract.serverFrames.get(type);
  if (known === undefined) {
    violations.push({ type: type || 'frame', expected: 'a documented event', received: text.slice(0, 200) });
    return null;
  }
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
