import { definePreviewAddon } from 'storybook/internal/csf';
import { recordConsole } from '../tests/support/recordConsole.ts';

export interface ConsoleParameters {
  parameters: {
    /** Errors and warnings that this story is about; anything else on the console fails it. */
    allowConsole?: RegExp[];
  };
}

/** Storybook's own, when it is opened by hand: nothing of ours reads its store. */
const ofStorybook = /Story Store is deprecated/;

const takeLines = recordConsole(['warn', 'error']);

export const consoleAddon = () =>
  definePreviewAddon<ConsoleParameters>({
    beforeEach() {
      takeLines();
    },
    afterEach({ parameters }) {
      const allowed: RegExp[] = [ofStorybook, ...(parameters.allowConsole ?? [])];
      const unexpected = takeLines().filter((line) => !allowed.some((pattern) => pattern.test(line)));
      if (unexpected.length > 0) throw new Error(`Unexpected console output:\n${unexpected.join('\n')}`);
    },
  });
