import { populateDefault } from './default.ts';
import { addAnnouncements } from './populate.ts';
import type { Scenario } from './types.ts';

/** The default World; そら has just registered. */
export const newUserScenario: Scenario = {
  populate(world) {
    const personas = populateDefault(world);
    addAnnouncements(world, personas.sora.id, 0);
  },
};
