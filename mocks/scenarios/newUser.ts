import { populateDefault } from './default.ts';
import { addAnnouncements } from './populate.ts';
import type { Scenario } from './types.ts';

/** A full house, seen by そら, who came in a minute ago. */
export const newUserScenario: Scenario = {
  populate(world) {
    const cast = populateDefault(world);
    addAnnouncements(world, cast.sora.id, 0);
  },
};
