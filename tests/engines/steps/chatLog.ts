import { equal } from 'node:assert/strict';
import { sampleSeed } from '../../support/sample.ts';
import { until } from '../screen.ts';
import type { Step } from './step.ts';

/** Number of random steps of the chat log in each window, and their time limit in milliseconds. */
const LOG_STEPS = 200;
const LOG_LIMIT = 220_000;
const logSeed = sampleSeed() ?? 1;

export const chatLogSteps: readonly Step[] = [
  {
    name: `the log of a chat stays where it has to be, in ${LOG_STEPS} random steps (seed ${logSeed})`,
    async run({ world, screen }) {
      await screen.tab.goto(`${await world.chatLog()}?steps=${LOG_STEPS}&seed=${logSeed}`);
      let result: string | null = null;
      const hasEnded = async () => {
        result = await screen.run(() => document.documentElement.dataset.result ?? null);
        return result !== null;
      };
      await until('the end of the steps', hasEnded, LOG_LIMIT);
      const { faults } = JSON.parse(result ?? '') as { faults: string[] };
      equal(faults.join('\n'), '');
    },
  },
];
