import { Button } from '../../../ui/Button/Button.tsx';
import { BrandMark } from '../../../ui/Ring/BrandMark.tsx';
import { WarningIcon } from '../../../ui/icons/icons.tsx';
import { connection } from '../copy.ts';
import * as css from './ConnectionBanner.css.ts';

/**
 * State of the connection as shown to the user.
 * - `offline`: the browser has no network.
 * - `reconnecting`: the socket was lost; attempt n of 5 is scheduled or in progress.
 * - `failed`: all attempts have failed; the user can start again.
 */
export type ConnectionNotice =
  | { kind: 'online' }
  | { kind: 'offline' }
  | { kind: 'reconnecting'; attempt: number }
  | { kind: 'failed'; onRetry: () => void };

/** Renders a strip below the top bar that shows a connection problem; empty while the app is online. */
export function ConnectionBanner({ state }: { state: ConnectionNotice }) {
  // Rendered seldom: memoizing its parts would add bytes to the first load.
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
              {connection.retry}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function textOf(state: Exclude<ConnectionNotice, { kind: 'online' }>): string {
  if (state.kind === 'reconnecting') return connection.reconnecting(state.attempt);
  return state.kind === 'offline' ? connection.offline : connection.failed;
}
