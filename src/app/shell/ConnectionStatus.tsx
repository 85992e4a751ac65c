import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useOnline } from '../../lib/useOnline.ts';
import type { ConnectionState } from '../../realtime/connection.ts';
import { live } from '../../realtime/liveStore.ts';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { ConnectionBanner, type ConnectionNotice } from './ConnectionBanner.tsx';
import { connection as copy } from './copy.ts';

/** Watches the connection: says that it is lost while it is, and once that it is back. */
export function ConnectionStatus() {
  const isOnline = useOnline();
  const connection = useStore(live, (state) => state.connection);
  const [isLost, setLost] = useState(false);
  const notice = noticeOf(isOnline, connection, isLost);
  if (notice.kind !== 'online' && !isLost) setLost(true);
  if (isLost && isOnline && (connection.kind === 'open' || connection.kind === 'closed')) setLost(false);
  const wasLost = useRef(false);
  useEffect(() => {
    if (wasLost.current && !isLost) snackbars.show(copy.restored, { kind: 'ok' });
    wasLost.current = isLost;
  }, [isLost]);
  return <ConnectionBanner state={notice} />;
}

/** The first attempt at all is no reason to worry anybody; the first after a loss is. */
function noticeOf(isOnline: boolean, connection: ConnectionState, isLost: boolean): ConnectionNotice {
  if (!isOnline) return { kind: 'offline' };
  if (connection.kind === 'waiting') return { kind: 'reconnecting', attempt: Math.max(1, connection.attempt) };
  if (connection.kind === 'failed') return { kind: 'failed', onRetry: () => void retry() };
  return isLost && connection.kind === 'connecting' ? { kind: 'reconnecting', attempt: 1 } : { kind: 'online' };
}

/** By then the socket's code is there. */
async function retry(): Promise<void> {
  const { reconnectNow } = await import('../../realtime/liveSession.ts');
  reconnectNow();
}
