import type { LogEntry } from './panelCalls.ts';

/** Maximum number of entries. */
const LIMIT = 200;

type Line<Entry> = Entry extends unknown ? Omit<Entry, 'number'> : never;

/** Creates the log of the newest requests and frames, which the mock panel lists. */
export function createCallLog(onChange: () => void) {
  const entries: LogEntry[] = [];
  let number = 0;
  return {
    add(line: Line<LogEntry>): void {
      number += 1;
      entries.unshift({ ...line, number });
      entries.length = Math.min(entries.length, LIMIT);
      onChange();
    },
    /** Newest first. */
    entries: () => [...entries],
  };
}

/** Returns the `type` of a frame, or `?` when it has none. */
export function frameType(text: string): string {
  try {
    const { type } = JSON.parse(text) as { type?: unknown };
    return typeof type === 'string' ? type : '?';
  } catch {
    return '?';
  }
}
