import type { ValidationIssue } from '../../../api/generated/model/index.ts';
import type { ProfileValues } from './profileValues.ts';

export const tabIds = ['basic', 'tags', 'social', 'videos'] as const;
export type TabId = (typeof tabIds)[number];

/** What the focus can be led to: fields, and the places that several of them make up. */
export type Goal = Exclude<keyof ProfileValues, 'pictureUrl'> | 'avatar' | 'social';

const tabs: Record<Goal, TabId> = {
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

export const goals = Object.keys(tabs) as Goal[];
export const tabOf = (goal: Goal): TabId => tabs[goal];

const wireNames: Record<string, Goal> = {
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

/** The fields that a server refused (422), in the order of the form. */
export function refusedFields(issues: readonly ValidationIssue[]): Goal[] {
  const refused = new Set(issues.flatMap(({ loc }) => loc.map((part) => wireNames[String(part)])));
  return goals.filter((goal) => refused.has(goal));
}
