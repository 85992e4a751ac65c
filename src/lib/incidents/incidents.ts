/**
 * A failure in the page that an operator may want to know of. It contains the original values, personal data included,
 * and is never sent as it is: `src/reports` makes reports of it.
 */
export type Incident =
  | { kind: 'crash'; where: 'screen' | 'window' | 'promise' | 'start'; error: unknown; position?: Position }
  /** A response of the server that the app cannot use. `body` is a SyntaxError for one that is not JSON. */
  | { kind: 'answer'; method: string; url: string; status: number; body: unknown }
  /** A frame of the socket that the app cannot use; undefined for one that is not JSON. */
  | { kind: 'frame'; frame: unknown }
  /** The socket could not be opened. `isLast` says that no further attempt is scheduled. */
  | { kind: 'socket'; attempt: number; isLast: boolean };

/** The position of an error in the code, for errors that the browser reports without an error object. */
export interface Position {
  file: string;
  line: number;
  column: number;
}

/** Maximum number of incidents that wait until the reporter's code is loaded; further ones are dropped. */
const MAX_WAITING = 20;

const waiting: Incident[] = [];
let listener: ((incident: Incident) => void) | null = null;

/**
 * Passes an incident to the reporter, or stores it until there is one. Every call must be inside
 * `if (import.meta.env.VITE_REPORT_URL)`, which the build replaces: without a reporter this file is not in the bundle.
 */
export function publishIncident(incident: Incident): void {
  if (listener !== null) listener(incident);
  else if (waiting.length < MAX_WAITING) waiting.push(incident);
}

/**
 * Subscribes to all incidents, including earlier ones that were stored. There is only one listener at a time.
 * @returns unsubscribes
 */
export function onIncident(next: (incident: Incident) => void): () => void {
  listener = next;
  for (const incident of waiting.splice(0)) next(incident);
  return () => {
    listener = null;
  };
}
