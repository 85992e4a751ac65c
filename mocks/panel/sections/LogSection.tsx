import type { LogEntry } from '../../adapters/panel/panelCalls.ts';
import { log } from '../copy.ts';
import * as css from '../MockPanel.css.ts';
import { panelClock } from './panelTime.ts';

/** Lists the requests and frames between the app and the fake backend, newest first. */
export function LogSection({ entries }: { entries: readonly LogEntry[] }) {
  if (entries.length === 0) return <p className={css.note}>{log.none}</p>;
  return (
    <ol className={css.log} aria-label={log.title}>
      {entries.map((entry) => (
        <LogLine key={entry.number} entry={entry} />
      ))}
    </ol>
  );
}

/** Shows one request or frame. */
function LogLine({ entry }: { entry: LogEntry }) {
  if (entry.kind === 'frame') {
    return (
      <li className={css.logLine}>
        <span className={css.logTime}>{panelClock(entry.at)}</span>
        <span>{`${log.directions[entry.direction]} ${entry.type}`}</span>
      </li>
    );
  }
  const { at, method, path, status, milliseconds } = entry;
  return (
    <li className={css.logLine} data-failed={status === null || status >= 400 || undefined}>
      <span className={css.logTime}>{panelClock(at)}</span>
      <span>{`${method} ${path}`}</span>
      <span className={css.logResult}>{`${status ?? log.noAnswer} ${log.milliseconds(milliseconds)}`}</span>
    </li>
  );
}
