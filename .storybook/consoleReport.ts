export const consoleReportType = 'console';

/** What a finished story reports to the manager about its console output. */
export interface ConsoleReport {
  type: typeof consoleReportType;
  version: 1;
  /** The lines that the story does not allow. */
  result: { lines: string[] };
  status: 'failed' | 'passed';
}
