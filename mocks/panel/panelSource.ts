import type { PanelLine } from '../adapters/panel/panelCalls.ts';

/** What the panel requires of its page. */
export interface PanelSource {
  line: PanelLine;
  /** The token of this browser's session. */
  token(): string | null;
  /** Calls back when somebody logs in or out. Returns a function that stops this. */
  onSession(listener: () => void): () => void;
  /** Continues as the user of a token, without data of the previous one. */
  enterAs(token: string): void;
  /** Leaves a World that was replaced. @param staleSession the new one begins with an outdated session */
  beginAnew(staleSession: boolean): void;
}
