import { tagGroupLabels } from '../../../tags/copy.ts';
import { basic, links } from '../copy.ts';
import type { MergeField } from './profileValues.ts';

/**
 * Labels of the fields, in the order of the form. `mergeProfile` takes its fields, and the order in which conflicts are
 * listed, from here.
 */
export const fieldLabels: Record<MergeField, string> = {
  displayName: basic.displayName,
  bio: basic.bio,
  ageRange: basic.ageRange,
  activityLevel: basic.activityLevel,
  years: basic.years,
  websiteUrl: links.services.website,
  genders: tagGroupLabels.genders,
  twitterUrl: links.services.twitter,
  instagramUrl: links.services.instagram,
  youtubeUrl: links.services.youtube,
  soundcloudUrl: links.services.soundcloud,
};
