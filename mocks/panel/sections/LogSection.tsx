import type { LogEntry } from '../../adapters/panel/panelCalls.ts';
import { log } from '../copy.ts';
import { LogLine } from './LogLine.tsx';
import * as css from '../MockPanel.css.ts';

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
