import { PLAY_FUNCTION_THREW_EXCEPTION } from 'storybook/internal/core-events';
import { definePreviewAddon } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { recordConsole } from '../tests/support/recordConsole.ts';
import { type ConsoleReport, consoleReportType } from './consoleReport.ts';
import { isTestRun } from './isTestRun.ts';

export interface ConsoleParameters {
  parameters: {
    /**
     * Errors and warnings that this story is about; anything else on the console fails it, but for the status of a fault
     * that it asks for.
     */
    allowConsole?: RegExp[];
    fault?: { status?: number };
  };
}

/** Storybook's own: its store, which nothing of ours reads. */
const ofStorybook = /Story Store is deprecated/;

const takeLines = recordConsole(['warn', 'error']);

/** Opened by hand, a failed play function is written to the console too; the panel of the interactions shows it. */
let playError: string | undefined;
addons.getChannel().on(PLAY_FUNCTION_THREW_EXCEPTION, ({ message }: Error) => (playError = message));

/** Fails a story in a test run when it writes to the console; opened by hand, the story stays and a panel tells. */
export const consoleAddon = () =>
  definePreviewAddon<ConsoleParameters>({
    beforeEach() {
      takeLines();
      playError = undefined;
    },
    afterEach({ parameters: { allowConsole = [], fault }, reporting }) {
      const allowed: RegExp[] = [
        ofStorybook,
        ...allowConsole,
        ...(fault?.status ? [new RegExp(`HTTP ${fault.status}`)] : []),
      ];
      const lines = takeLines()
        .filter((line) => !allowed.some((pattern) => pattern.test(line)))
        .filter((line) => playError === undefined || !line.includes(playError));
      const status = lines.length > 0 ? 'failed' : 'passed';
      reporting.addReport({ type: consoleReportType, version: 1, result: { lines }, status } satisfies ConsoleReport);
      // In the manager an error thrown here replaces the story by an error page.
      if (isTestRun && lines.length > 0) throw new Error(`Unexpected console output:\n${lines.join('\n')}`);
    },
  });
