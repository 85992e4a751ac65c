import { useGetCurrentUser } from '../api/generated/auth/auth.ts';
import type { Profile, ProfileId, ProfileTags, UserId } from '../api/generated/model/index.ts';
import { useGetMyProfile } from '../api/generated/profiles/profiles.ts';
import { tagLabel } from '../scoring/comparisonKey.ts';
import type { ChipTone } from '../ui/Chip/Chip.tsx';
import { card } from './copy.ts';

/** Returns a person's place, age and experience in one line, for a card; unknown parts are omitted. */
export function summaryLine({
  tags,
  years_of_experience: years,
}: Pick<Profile, 'tags' | 'years_of_experience'>): string {
  const place = tags.locations[0];
  const age = tags.ages[0];
  const parts = [place && tagLabel(place), age && tagLabel(age), years !== null && years > 0 && card.years(years)];
  return parts.filter(Boolean).join(' ・ ');
}

/** Returns the label of the activity frequency, which the tag groups of a person's dialog do not contain. */
export function activityFrequencyLabel({ activity_frequency: [tag] }: ProfileTags): string | undefined {
  return tag && tagLabel(tag);
}

/** The order of tag categories on a card. */
const cardTagOrder = [
  'instruments',
  'genres',
  'skill_levels',
  'locations',
  'purposes',
  'ages',
  'activity_frequency',
  'genders',
  'performance_clips',
] as const satisfies readonly (keyof ProfileTags)[];

/** Number of tags on a card, which also shows how many more there are. */
export const MAX_CARD_TAGS = 4;

export interface CardTag {
  label: string;
  tone: ChipTone;
}

const tones: Partial<Record<keyof ProfileTags, ChipTone>> = { instruments: 'orange', genres: 'magenta' };

/** Returns the chip colour of a tag category. */
export function tagTone(category: keyof ProfileTags): ChipTone {
  return tones[category] ?? 'neutral';
}

/** Returns all tags in the order of a card, which shows the first four. */
export function allCardTags(tags: ProfileTags): CardTag[] {
  return cardTagOrder.flatMap((category) =>
    tags[category].map((tag) => ({ label: tagLabel(tag), tone: tagTone(category) })),
  );
}

interface KnownViewer {
  userId: UserId | undefined;
  profileId: ProfileId | undefined;
  /**
   * Whether one of the requests succeeded or both failed. If both failed, the profile counts as another user's: a like
   * button that the server rejects is better than none.
   */
  isKnown: boolean;
}

/** Returns what is known of the viewer, to recognize their own profile. */
export function useKnownViewer(): KnownViewer {
  const user = useGetCurrentUser();
  const profile = useGetMyProfile();
  return {
    userId: user.data?.id ?? profile.data?.user_id,
    profileId: profile.data?.id,
    isKnown: user.isSuccess || profile.isSuccess || (user.isFetched && profile.isFetched),
  };
}

/** Whether a profile is the viewer's own, as far as the viewer is known. */
export const isOwnProfile = (
  { id, user_id: userId }: Pick<Profile, 'id' | 'user_id'>,
  viewer: Pick<KnownViewer, 'userId' | 'profileId'>,
): boolean => userId === viewer.userId || id === viewer.profileId;

/** Returns whether a profile is the viewer's own, which cannot be liked; undefined while it is not known. */
export function isViewer(profile: Pick<Profile, 'id' | 'user_id'>, viewer: KnownViewer): boolean | undefined {
  return isOwnProfile(profile, viewer) || (viewer.isKnown ? false : undefined);
}

/**
 * Returns whether a profile is the viewer's own, for a component that shows one profile; undefined while it is not
 * known.
 */
export function useIsViewer(profile: Pick<Profile, 'id' | 'user_id'>): boolean | undefined {
  return isViewer(profile, useKnownViewer());
}
