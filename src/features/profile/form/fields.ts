import { ownValue } from '../../../lib/collections/ownValue.ts';
import type { ValidationIssue } from '../../../api/generated/model/index.ts';
import type { ProfileValues } from './profileValues.ts';

export const tabIds = ['basic', 'tags', 'social', 'videos'] as const;
export type TabId = (typeof tabIds)[number];

/**
 * Names of what can receive the focus after an error or a press on a missing item: single fields, and groups of fields.
 */
export type FocusableField = Exclude<keyof ProfileValues, 'pictureUrl'> | 'avatar' | 'social';

const tabs: Record<FocusableField, TabId> = {
  avatar: 'basic',
  displayName: 'basic',
  bio: 'basic',
  ageRange: 'basic',
  activityLevel: 'basic',
  years: 'basic',
  websiteUrl: 'basic',
  tags: 'tags',
  social: 'social',
  twitterUrl: 'social',
  instagramUrl: 'social',
  youtubeUrl: 'social',
  soundcloudUrl: 'social',
};

export const goals = Object.keys(tabs) as FocusableField[];
export const tabOf = (goal: FocusableField): TabId => tabs[goal];

const wireNames: Record<string, FocusableField> = {
  display_name: 'displayName',
  bio: 'bio',
  age_range: 'ageRange',
  activity_level: 'activityLevel',
  years_of_experience: 'years',
  website_url: 'websiteUrl',
  twitter_url: 'twitterUrl',
  instagram_url: 'instagramUrl',
  youtube_url: 'youtubeUrl',
  soundcloud_url: 'soundcloudUrl',
  tags: 'tags',
};

/** Returns the fields that a server rejected (422), in the order of the form. */
export function rejectedFields(issues: readonly ValidationIssue[]): FocusableField[] {
  const refused = new Set(issues.flatMap(({ loc }) => loc.map((part) => ownValue(wireNames, String(part)))));
  return goals.filter((goal) => refused.has(goal));
}
