import { useEffect, useRef, useState } from 'react';
import { useOnline } from '../../../lib/browser/useOnline.ts';
import { useLiveState } from '../../../conversations/liveState.ts';
import type { Session } from '../../../session/session.ts';
import { loadLive } from '../../../conversations/liveState.ts';
import { useSession } from '../../../session/SessionScope.tsx';
import { snackbars } from '../../../ui/Snackbar/snackbars.ts';
import { ConnectionBanner, type ConnectionNotice } from './ConnectionBanner.tsx';
import { connection as copy } from '../copy.ts';
import type { ConnectionState } from '../../../realtime/types.ts';

/** Topic by which the snackbar "connection restored" is closed when the connection is lost again. */
const TOPIC = 'connection';

/** Shows the banner while the connection is lost, and a snackbar when it is restored. */
export function ConnectionStatus() {
  // Rendered seldom: memoizing its parts would add bytes to the first load.
  'use no memo';
  const connection = useLiveState((state) => state.connection);
  // The socket is replaced when the browser goes offline, so an open one proves that the browser is wrong.
  const isOnline = useOnline() || connection.kind === 'open';
  const [isLost, setLost] = useState(false);
  const session = useSession();
  const notice = noticeOf(isOnline, connection, isLost, () => void reconnect(session));
  if (notice.kind !== 'online' && !isLost) setLost(true);
  if (isLost && isOnline && (connection.kind === 'open' || connection.kind === 'closed')) setLost(false);
  const wasLost = useRef(false);
  useEffect(() => {
    if (isLost) snackbars.removeByTopic(TOPIC);
    else if (wasLost.current) snackbars.show(copy.restored, { kind: 'ok', topic: TOPIC, waits: true });
    wasLost.current = isLost;
  }, [isLost]);
  return <ConnectionBanner state={notice} />;
}

/**
 * Maps the connection to a notice. The very first connection attempt counts as online; later attempts count as
 * reconnecting.
 */
function noticeOf(
  isOnline: boolean,
  connection: ConnectionState,
  isLost: boolean,
  onRetry: () => void,
): ConnectionNotice {
  if (!isOnline) return { kind: 'offline' };
  if (connection.kind === 'waiting') return { kind: 'reconnecting', attempt: Math.max(1, connection.attempt) };
  if (connection.kind === 'failed') return { kind: 'failed', onRetry };
  return isLost && connection.kind === 'connecting' ? { kind: 'reconnecting', attempt: 1 } : { kind: 'online' };
}

async function reconnect(session: Session): Promise<void> {
  (await loadLive(session)).reconnect();
}
