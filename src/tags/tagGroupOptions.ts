import type { ProfileTags, Tag, TagCategory } from '../api/generated/model/index.ts';
import { tagLabel } from '../scoring/comparisonKey.ts';
import { categoryLabel, categoryOf } from './categoryLabel.ts';
import { tagGroupLabels } from './copy.ts';

/** A group of the catalogue with its tags in the order in which people choose from it (rule P6). */
export interface TagGroupOptions {
  group: keyof ProfileTags;
  label: string;
  tags: readonly Tag[];
}

/**
 * Returns a group of the catalogue for the search filters or the profile editor; without tags when the catalogue does
 * not contain it or is not loaded.
 */
export function tagGroupOptions(
  catalogue: readonly TagCategory[] | undefined,
  group: keyof ProfileTags,
): TagGroupOptions {
  const category = categoryOf(catalogue, group);
  const tags = category?.tags ?? [];
  return {
    group,
    label: categoryLabel(category, tagGroupLabels[group]),
    tags: tags.toSorted((a, b) => a.sort_order - b.sort_order || tagLabel(a).localeCompare(tagLabel(b), 'ja')),
  };
}
