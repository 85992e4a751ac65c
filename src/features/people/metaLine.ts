import type { Profile, ProfileTags } from '../../api/generated/model/index.ts';
import { tagLabel } from './profileTags.ts';
import { card } from './copy.ts';

/** Place, age and experience in one line, as far as they are known. */
export function metaLine({ tags, years_of_experience: years }: Pick<Profile, 'tags' | 'years_of_experience'>): string {
  const place = tags.locations[0];
  const age = tags.ages[0];
  const parts = [place && tagLabel(place), age && tagLabel(age), years !== null && years > 0 && card.years(years)];
  return parts.filter(Boolean).join(' ・ ');
}

/** How often somebody makes music; the tag groups of the dialog leave it out (decision F12). */
export function frequency({ activity_frequency: [tag] }: ProfileTags): string | undefined {
  return tag && tagLabel(tag);
}
