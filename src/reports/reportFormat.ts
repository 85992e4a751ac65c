/**
 * Version of the format of reports about errors and performance, which pages send to the operator (docs/deployment.md).
 * It increases when receivers have to be changed.
 */
export const REPORT_FORMAT = 1;

/** The body of one request, as JSON. Every string in it comes from a closed list. */
export interface ReportBatch {
  format: typeof REPORT_FORMAT;
  /** Version of the app and of its build, such as `0.1.0+d883c88e02ce`. */
  build: string;
  /** Share of page loads that send reports, from 0 to 1. */
  sample: number;
  events: readonly ReportEvent[];
}

export type ReportEvent = CrashReport | ContractReport | SocketReport | VitalReport;

export interface CrashReport {
  kind: 'crash';
  /** Where it was caught: by a boundary, by the window, in an unhandled promise, or before the first rendering. */
  where: 'screen' | 'window' | 'promise' | 'start';
  /** The class of the error: one that the platform or the app defines, otherwise `Error`. */
  name: string;
  /** The innermost position first. Only positions in files of the build. */
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
  /** Operation id of openapi.yaml, or type of a frame of asyncapi.yaml. */
  operation: string;
  /** HTTP status of the response; null for a frame. */
  status: number | null;
  violations: readonly Violation[];
  route: string;
}

export interface Violation {
  /** Position in the body: a JSON pointer with `*` for every position in a list. */
  pointer: string;
  rule: string;
}

export interface SocketReport {
  kind: 'socket';
  /** Number of attempts that have been scheduled since the connection was lost. */
  attempt: number;
  /** Whether it was the last attempt: the app then waits for the user, or for the browser to come online. */
  isLast: boolean;
  route: string;
}

export interface VitalReport {
  kind: 'vital';
  name: 'LCP' | 'CLS' | 'INP' | 'TTFB';
  /** In ms; CLS has no unit. */
  value: number;
  /** Route of the first screen of the page load. */
  route: string;
}
