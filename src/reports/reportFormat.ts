/** The version of the format. It rises when a receiver has to change. docs/monitoring.md describes it. */
export const REPORT_FORMAT = 1;

/** What one request carries, as JSON. Every text in it comes from a closed list. */
export interface ReportBatch {
  format: typeof REPORT_FORMAT;
  /** The script that the page began with, which names the build. */
  build: string;
  /** The share of page loads that report. */
  sample: number;
  events: readonly ReportEvent[];
}

export type ReportEvent = CrashReport | ContractReport | SocketReport | VitalReport;

export interface CrashReport {
  kind: 'crash';
  /** Caught by a boundary, by the window, in a promise that nobody handled, or before the first rendering. */
  where: 'screen' | 'window' | 'promise' | 'start';
  /** The class of the error: one that the platform or the app defines, otherwise `Error`. */
  name: string;
  /** The innermost first. Files of the build only. */
  stack: readonly StackPosition[];
  route: string;
}

export interface StackPosition {
  file: string;
  line: number;
  column: number;
}

export interface ContractReport {
  kind: 'contract';
  /** The operation of openapi.yaml, or the type of the frame of asyncapi.yaml. */
  operation: string;
  /** The status of the answer; null for a frame. */
  status: number | null;
  violations: readonly Violation[];
  route: string;
}

export interface Violation {
  /** The place in the body, as a JSON pointer with `*` for every position in a list. */
  pointer: string;
  rule: string;
}

export interface SocketReport {
  kind: 'socket';
  /** How many attempts have been scheduled since the connection was lost. */
  attempt: number;
  /** The last attempt: the app waits for the user, or for the browser to come online. */
  isLast: boolean;
  route: string;
}

export interface VitalReport {
  kind: 'vital';
  name: 'LCP' | 'CLS' | 'INP' | 'TTFB';
  /** In ms; CLS has no unit. */
  value: number;
  /** The screen that the page was opened with. */
  route: string;
}
