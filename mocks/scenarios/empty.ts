import { hana } from '../personas/hana.ts';
import { addPersona } from './populate.ts';
import type { Scenario } from './types.ts';

/** はな is the only user: every list is empty. */
export const emptyScenario: Scenario = {
  populate: (world) => void addPersona(world, { ...hana, videos: [] }),
};
