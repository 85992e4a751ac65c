import type { CompletenessDraft } from '../../../scoring/profileCompleteness.ts';
import { readYears } from '../form/checkProfile.ts';
import { linkFields, type ProfileValues } from '../form/profileValues.ts';
import { chosenIds, type TagShelf } from '../form/tagChoice.ts';

/** What the completeness is counted from while somebody types. */
export function draftOf(
  values: ProfileValues,
  avatarUrl: string | null,
  shelves: readonly TagShelf[] | null,
): CompletenessDraft {
  return {
    displayName: values.displayName,
    bio: values.bio,
    avatarUrl,
    ageRange: values.ageRange,
    activityLevel: values.activityLevel,
    years: readYears(values.years) ?? null,
    tags: chosenIds(values, shelves ?? []).length,
    links: linkFields.map((field) => values[field]),
  };
}
