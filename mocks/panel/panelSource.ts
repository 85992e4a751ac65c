import type { PanelLine } from '../adapters/panel/panelCalls.ts';

/** The functions that the panel requires of its page. */
export interface PanelSource {
  line: PanelLine;
  /** The token of this browser's session. */
  token(): string | null;
  /** Subscribes to logins and logouts. Returns a function that unsubscribes. */
  onSession(listener: () => void): () => void;
  /** Continues as the user of a token, without data of the previous one. */
  enterAs(token: string): void;
  /** Leaves a World that was replaced. @param staleSession the new one begins with an outdated session */
  beginAnew(staleSession: boolean): void;
}
