import type { ProfileTags } from '../../src/api/generated/model/index.ts';

/** The tags of a profile without any, to which tests and stories add some. */
export const noTags: ProfileTags = {
  genres: [],
  instruments: [],
  skill_levels: [],
  purposes: [],
  locations: [],
  ages: [],
  genders: [],
  activity_frequency: [],
  performance_clips: [],
};
