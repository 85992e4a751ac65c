import { type Connection, openConnection } from './connection.ts';
import { publishFrame } from './frameBus.ts';
import { live } from './liveStore.ts';

interface LiveSessionOptions {
  /** The socket's address with the present token. */
  address: () => string;
  /** The connection is up again after it was lost: what happened meanwhile has to be fetched (decision M4). */
  onReopened: () => void;
}

let current: Connection | null = null;

/** Opens the one connection of a session; answers how to end it for good. */
export function startLiveSession({ address, onReopened }: LiveSessionOptions): () => void {
  let wasOpen = false;
  const connection = openConnection({
    address,
    onFrame: publishFrame,
    onState(state) {
      live.setState({ connection: state });
      if (state.kind !== 'open') return;
      if (wasOpen) onReopened();
      wasOpen = true;
    },
  });
  current = connection;
  return () => {
    connection.close();
    if (current === connection) current = null;
  };
}

/** 再接続: begins a new series of attempts (RT4). */
export function reconnectNow(): void {
  current?.reconnect();
}
