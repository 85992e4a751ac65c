import { populateDefault } from './default.ts';
import type { Scenario } from './types.ts';

/** The default World; the e-mail address of みお is not verified. */
export const unverifiedScenario: Scenario = {
  populate: (world) => void populateDefault(world),
};
