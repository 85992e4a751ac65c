import { Button } from '../../ui/Button/Button.tsx';
import { RingMark } from '../../ui/Ring/RingMark.tsx';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { connection } from './copy.ts';
import * as css from './ConnectionBanner.css.ts';

/**
 * How the app stands with the world outside.
 * - `offline`: the browser has no network.
 * - `reconnecting`: the socket was lost, attempt n of 5 comes or is under way.
 * - `failed`: the attempts are used up; the person may begin anew.
 */
export type ConnectionNotice =
  | { kind: 'online' }
  | { kind: 'offline' }
  | { kind: 'reconnecting'; attempt: number }
  | { kind: 'failed'; onRetry: () => void };

/** A strip below the bar that says what is wrong with the connection, and nothing when nothing is. */
export function ConnectionBanner({ state }: { state: ConnectionNotice }) {
  return (
    // Always there: a live region that arrives together with its text is not read out.
    <div role="status" className={css.region}>
      {state.kind !== 'online' && (
        <div className={css.strip} data-connection={state.kind}>
          {state.kind === 'reconnecting' ? (
            <RingMark size={16} spinning />
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
