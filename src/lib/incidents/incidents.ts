/**
 * Something that went wrong in the page and that an operator may want to know of. It holds what was at hand, personal
 * data included, and never leaves the page as it is: `src/reports` makes reports of it.
 */
export type Incident =
  | { kind: 'crash'; where: 'screen' | 'window' | 'promise' | 'start'; error: unknown; position?: Position }
  /** An answer of the server that the app cannot use. `body` is a SyntaxError for one that is not JSON. */
  | { kind: 'answer'; method: string; url: string; status: number; body: unknown }
  /** A frame of the socket that the app cannot use; undefined for one that is not JSON. */
  | { kind: 'frame'; frame: unknown }
  /** The socket could not be opened. `isLast` says that no further attempt is scheduled. */
  | { kind: 'socket'; attempt: number; isLast: boolean };

/** Where the browser says that an error happened, when it gives no error object. */
export interface Position {
  file: string;
  line: number;
  column: number;
}

/** How many incidents wait for the code of the reporter. */
const MAX_WAITING = 20;

const waiting: Incident[] = [];
let listener: ((incident: Incident) => void) | null = null;

/**
 * Every call stands behind `if (import.meta.env.VITE_REPORT_URL)`, which the build replaces: where it has no reporter, this
 * file is not in the bundle.
 */
export function publishIncident(incident: Incident): void {
  if (listener !== null) listener(incident);
  else if (waiting.length < MAX_WAITING) waiting.push(incident);
}

/**
 * Receives all incidents, those of the time before included. There is one listener.
 * @returns unsubscribes
 */
export function onIncident(next: (incident: Incident) => void): () => void {
  listener = next;
  for (const incident of waiting.splice(0)) next(incident);
  return () => {
    listener = null;
  };
}
