import type { PanelLine } from '../adapters/panelCalls.ts';

/** What the panel needs to know of the page that it stands in. */
export interface PanelSource {
  line: PanelLine;
  /** Of the session of this browser. */
  token(): string | null;
  /** Calls back when somebody logs in or out. Returns a function that stops this. */
  onSession(listener: () => void): () => void;
  /** Goes on as the person of a token, with nothing of the one before. */
  enterAs(token: string): void;
  /** Leaves the World that is no more. @param staleSession the new one begins with an outdated session */
  beginAnew(staleSession: boolean): void;
}
