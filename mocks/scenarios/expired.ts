import { hana } from '../personas/hana.ts';
import { populateDefault } from './default.ts';
import type { Scenario } from './scenario.ts';

/** The default World, entered by はな with a token that is no longer valid. */
export const expiredScenario: Scenario = {
  person: hana.email,
  staleSession: true,
  populate: (world) => void populateDefault(world),
};
