import { runMonkey } from '../../../scripts/monkey/runMonkey.ts';
import { expect, test } from '../fixtures.ts';

const ACTIONS = 150;
const SEED = 20_261_121;

test.use({ reducedMotion: 'no-preference' });

// Ten thousand, weighing the memory, are in scripts/monkey.ts; here the security of the page is watched, too.
test(
  `${ACTIONS} random actions break nothing`,
  { tag: '@long' },
  async ({ page, backend, baseURL, allowTrouble, troubles }) => {
    // The monkey watches by itself: it knows what its own doing explains.
    allowTrouble(/./);
    const report = await runMonkey({ page, backend, app: baseURL ?? '', actions: ACTIONS, seed: SEED });
    expect(report.fault, report.lastActions.join('\n')).toBeNull();
    expect(report.done).toBe(ACTIONS);
    // Whoever presses every link leaves the app, too.
    expect(troubles.takeBreaches().filter((breach) => !breach.startsWith('asked a third party'))).toEqual([]);
  },
);
