import { populateDefault } from './default.ts';
import type { Scenario } from './types.ts';

/** The default World, seen by みお, whose e-mail address is not verified. */
export const unverifiedScenario: Scenario = {
  populate: (world) => void populateDefault(world),
};
