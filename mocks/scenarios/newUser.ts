import { sora } from '../personas/sora.ts';
import { populateDefault } from './default.ts';
import { addAnnouncements } from './populate.ts';
import type { Scenario } from './scenario.ts';

/** A full house, seen by そら, who came in a minute ago. */
export const newUserScenario: Scenario = {
  person: sora.email,
  populate(world) {
    const cast = populateDefault(world);
    addAnnouncements(world, cast.sora.id, 0);
  },
};
