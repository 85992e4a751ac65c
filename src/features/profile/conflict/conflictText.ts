import { tagLabel } from '../../../scoring/comparisonKey.ts';
import type { TagGroupOptions } from '../../../tags/tagCatalogue.ts';
import { conflict as copy } from '../copy.ts';
import { storedText } from '../form/profileUpdate.ts';
import type { MergeField, ProfileValues, TagGroup } from '../form/profileValues.ts';

/**
 * Returns a field's value as it would be stored, for the dialog in which the user chooses between two values: the label
 * of a tag, a number with its unit, or a placeholder when empty.
 */
export function conflictText(
  field: MergeField,
  values: ProfileValues,
  tagGroups: readonly TagGroupOptions[] | null,
): string {
  const tagsOf = (name: TagGroup) => tagGroups?.find(({ group }) => group === name)?.tags ?? [];
  if (field === 'genders') {
    const labels = values.tags.genders.map((id) => {
      const tag = tagsOf('genders').find((candidate) => candidate.id === id);
      return tag === undefined ? id : tagLabel(tag);
    });
    return labels.join('、') || copy.unset;
  }
  const text = storedText(field, values[field]);
  if (text === null) return copy.unset;
  if (field === 'years') return copy.years(text);
  if (field !== 'ageRange' && field !== 'activityLevel') return text;
  const tag = tagsOf(field === 'ageRange' ? 'ages' : 'activity_frequency').find(({ value }) => value === text);
  return tag === undefined ? text : tagLabel(tag);
}
