import { tagGroupLabels } from '../../../tags/copy.ts';
import { basic, links } from '../copy.ts';
import type { MergeField } from './mergeProfile.ts';

/** Labels of the fields. */
export const fieldLabels: Record<MergeField, string> = {
  displayName: basic.displayName,
  bio: basic.bio,
  ageRange: basic.ageRange,
  activityLevel: basic.activityLevel,
  years: basic.years,
  genders: tagGroupLabels.genders,
  websiteUrl: links.services.website,
  twitterUrl: links.services.twitter,
  instagramUrl: links.services.instagram,
  youtubeUrl: links.services.youtube,
  soundcloudUrl: links.services.soundcloud,
};
