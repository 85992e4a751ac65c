import type { Profile, ProfileTags } from '../api/generated/model/index.ts';
import { tagLabel } from '../scoring/comparisonKey.ts';
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

/** Returns the label of the activity frequency, which the tag groups of a person's dialog do not contain (rule F12). */
export function activityFrequencyLabel({ activity_frequency: [tag] }: ProfileTags): string | undefined {
  return tag && tagLabel(tag);
}
