import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ConnectionState } from '../../realtime/types.ts';
import { useSession } from '../../session/SessionScope.tsx';
import type { Session } from '../../session/session.ts';
import { useLiveState, loadLive } from '../../conversations/liveState.ts';
import { useOnline } from '../../lib/browser/useOnline.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { BrandMark } from '../../ui/Ring/BrandMark.tsx';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { InfoIcon, WarningIcon } from '../../ui/icons/icons.tsx';
import { connection as texts, update } from '../copy.ts';
import { deployment, applyUpdate } from '../deployment/deployment.ts';
import * as css from './ConnectionStatus.css.ts';

/** Topic by which the snackbar "connection restored" is closed when the connection is lost again. */
const TOPIC = 'connection';

/** Shows the banner while the connection is lost, and a snackbar when it is restored. */
export function ConnectionStatus() {
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
    else if (wasLost.current) snackbars.show(texts.restored, { kind: 'ok', topic: TOPIC, waits: true });
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
  if (connection.kind === 'failed') return { ...connection, onRetry };
  return isLost && connection.kind === 'connecting' ? { kind: 'reconnecting', attempt: 1 } : { kind: 'online' };
}

async function reconnect(session: Session): Promise<void> {
  (await loadLive(session)).reconnect();
}

/**
 * State of the connection as shown to the user.
 * - `offline`: the browser has no network.
 * - `reconnecting`: the socket was lost; attempt n of 5 is scheduled or in progress.
 * - `failed`: all attempts have failed, or the page's policy allows none; the user can start again.
 */
type ConnectionNotice =
  | { kind: 'online' }
  | { kind: 'offline' }
  | { kind: 'reconnecting'; attempt: number }
  | { kind: 'failed'; isBlocked?: true; onRetry: () => void };

/** Renders a strip below the top bar that shows a connection problem; empty while the app is online. */
export function ConnectionBanner({ state }: { state: ConnectionNotice }) {
  'use no memo';
  return (
    // Always mounted: screen readers do not announce a live region that is inserted together with its text.
    <div role="status" className={css.region}>
      {state.kind !== 'online' && (
        <div className={css.strip} data-connection={state.kind}>
          {state.kind === 'reconnecting' ? (
            <BrandMark size={16} spinning />
          ) : (
            <span className={css.icon}>
              <WarningIcon size="small" />
            </span>
          )}
          <span>{textOf(state)}</span>
          {state.kind === 'failed' && (
            <Button size="compact" onClick={state.onRetry}>
              {texts.retry}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function textOf(state: Exclude<ConnectionNotice, { kind: 'online' }>): string {
  if (state.kind === 'reconnecting') return texts.reconnecting(state.attempt);
  if (state.kind === 'offline') return texts.offline;
  return state.isBlocked ? texts.blocked : texts.failed;
}

/** Renders a strip below the top bar while a newer version of the app is available. */
export function UpdateStrip() {
  'use no memo';
  const isNewerThere = useStore(deployment, (state) => state.isUpdateAvailable);
  return (
    <div role="status">
      {isNewerThere && (
        <div className={css.strip} data-update>
          <span className={css.updateIcon}>
            <InfoIcon size="small" />
          </span>
          <span>{update.text}</span>
          <Button size="compact" onClick={applyUpdate}>
            {update.load}
          </Button>
        </div>
      )}
    </div>
  );
}
