import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeBackend } from '../../tests/support/fakeBackend.ts';
import { namedWalks } from './simulation/namedWalks.ts';
import { createStages, readWalk, runSimulations, simulate } from './simulation/runSimulations.ts';

// Another walk each time would fail for others than who broke it; `npm run fuzz` goes where nobody has been.
const SEED = 20_261_121;
const EVENTS = 10_000;

const stages = createStages(() => createFakeBackend().backend);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'debug').mockReturnValue();
});

describe('against the World', () => {
  test.each(Object.entries(namedWalks))('a walk that once went wrong: %s', async (_name, { network, steps }) => {
    expect(await simulate(await stages(), readWalk(steps), network)).toEqual([]);
  });

  test('RT13, RT31, RT35, RT38, RT43, RT51, RT60: nothing is lost or doubled over a network that does everything', async () => {
    const tally = { events: 0, walks: 0, losses: 0 };
    expect(await runSimulations(stages, { events: EVENTS, seed: SEED, network: 'unreliable' }, tally)).toBeNull();
    expect(tally.events).toBeGreaterThanOrEqual(EVENTS);
    expect(tally.losses).toBeGreaterThan(EVENTS / 100);
  }, 60_000);

  test('RT13, RT62, RT63, RT73, RT77: over a network that keeps order the tab is right without fetching again', async () => {
    const tally = { events: 0, walks: 0, losses: 0 };
    expect(await runSimulations(stages, { events: EVENTS, seed: SEED, network: 'reliable' }, tally)).toBeNull();
    expect(tally.events).toBeGreaterThanOrEqual(EVENTS);
  }, 60_000);
});
