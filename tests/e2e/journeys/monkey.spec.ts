import { runMonkey } from '../../../scripts/monkey/runMonkey.ts';
import { expect, test } from '../fixtures.ts';

const ACTIONS = 150;
const SEED = 20_261_121;

test.use({ reducedMotion: 'no-preference' });

// scripts/monkey.ts executes ten thousand actions and measures the memory; this test also checks the security of the
// page.
test(
  `${ACTIONS} random actions break nothing`,
  { tag: '@long' },
  async ({ page, backend, baseURL, allowErrors, errorLog }) => {
    // The monkey checks errors by itself, because it knows which faults it causes.
    allowErrors(/./);
    const report = await runMonkey({ page, backend, app: baseURL ?? '', actions: ACTIONS, seed: SEED });
    expect(report.fault, report.lastActions.join('\n')).toBeNull();
    expect(report.done).toBe(ACTIONS);
    // Pressing every link also leaves the app.
    expect(errorLog.takeBreaches().filter((breach) => !breach.startsWith('asked a third party'))).toEqual([]);
  },
);
