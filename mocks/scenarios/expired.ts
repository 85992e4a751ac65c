import { populateDefault } from './default.ts';
import type { Scenario } from './types.ts';

/** The default World; はな begins with a token that is no longer valid. */
export const expiredScenario: Scenario = {
  staleSession: true,
  populate: (world) => void populateDefault(world),
};
