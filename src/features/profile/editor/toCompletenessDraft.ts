import type { CompletenessDraft } from '../../../scoring/profileCompleteness.ts';
import { trimText } from '../../../lib/text/trimText.ts';
import type { TagGroupOptions } from '../../../tags/tagCatalogue.ts';
import { readYears } from '../form/checkProfile.ts';
import { linkFields, type ProfileValues } from '../form/profileValues.ts';
import { chosenIds } from '../form/tagChoice.ts';

/** Converts the form's values to the input of the completeness calculation. */
export function toCompletenessDraft(
  values: ProfileValues,
  avatarUrl: string | null,
  tagGroups: readonly TagGroupOptions[] | null,
): CompletenessDraft {
  return {
    displayName: trimText(values.displayName),
    bio: trimText(values.bio),
    avatarUrl,
    ageRange: values.ageRange,
    activityLevel: values.activityLevel,
    years: readYears(values.years) ?? null,
    tags: chosenIds(values, tagGroups ?? []).length,
    links: linkFields.map((field) => trimText(values[field])),
  };
}
