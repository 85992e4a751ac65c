import type { Profile, ProfileTags } from '../../../api/generated/model/index.ts';
import { withLineFeeds } from '../../../lib/text/sameText.ts';

export type TagGroup = keyof ProfileTags;

/** Ids of the chosen tags by group. */
export type TagChoice = Record<TagGroup, string[]>;

export const linkFields = ['twitterUrl', 'instagramUrl', 'youtubeUrl', 'soundcloudUrl', 'websiteUrl'] as const;
export type LinkField = (typeof linkFields)[number];

/** The values of the form, which one save covers (rule P9), as typed; an empty text means no value. */
export interface ProfileValues extends Record<LinkField, string> {
  displayName: string;
  bio: string;
  /** `value` of a tag of `ages`, or a value of the server that no tag has (rule P5). */
  ageRange: string;
  /** `value` of a tag of `activity_frequency`, or a value of the server that no tag has. */
  activityLevel: string;
  years: string;
  tags: TagChoice;
  /**
   * URL of a picture that is uploaded but used by no profile yet; the next save sets it (rule P13). Empty without one.
   */
  pictureUrl: string;
}

/** Fields that can conflict: texts, and categories with a single choice. */
export type MergeField = Exclude<keyof ProfileValues, 'tags' | 'pictureUrl'> | 'genders';

export const emptyTags = (): TagChoice => ({
  genres: [],
  instruments: [],
  skill_levels: [],
  purposes: [],
  locations: [],
  ages: [],
  genders: [],
  activity_frequency: [],
  performance_clips: [],
});

export const tagGroupNames = Object.keys(emptyTags()) as TagGroup[];

/**
 * Converts a profile to form values as the fields hold them; null gives an empty form (rule S4). A tag takes precedence over its scalar.
 */
export function valuesOf(profile: Profile | null): ProfileValues {
  const tags = emptyTags();
  if (profile !== null) for (const group of tagGroupNames) tags[group] = profile.tags[group].map((tag) => tag.id);
  return {
    displayName: profile?.display_name ?? '',
    bio: withLineFeeds(profile?.bio ?? ''),
    ageRange: profile?.tags.ages[0]?.value ?? profile?.age_range ?? '',
    activityLevel: profile?.tags.activity_frequency[0]?.value ?? profile?.activity_level ?? '',
    years: profile?.years_of_experience?.toString() ?? '',
    websiteUrl: profile?.website_url ?? '',
    twitterUrl: profile?.twitter_url ?? '',
    instagramUrl: profile?.instagram_url ?? '',
    youtubeUrl: profile?.youtube_url ?? '',
    soundcloudUrl: profile?.soundcloud_url ?? '',
    tags,
    pictureUrl: '',
  };
}

/** Returns the fields that differ from `base`; the order of tags does not matter. */
export function changesOf(base: ProfileValues, values: ProfileValues): Partial<ProfileValues> {
  const { tags, ...texts } = values;
  const changed = Object.entries(texts).filter(([field, text]) => text !== base[field as keyof typeof texts]);
  return {
    ...(Object.fromEntries(changed) as Partial<typeof texts>),
    ...(tagGroupNames.every((group) => sameIds(base.tags[group], tags[group])) ? {} : { tags }),
  };
}

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id));
}
