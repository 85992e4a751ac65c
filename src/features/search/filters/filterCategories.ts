import type { TagCategory } from '../../../api/generated/model/index.ts';
import { tagGroupOptions, type TagGroupOptions } from '../../../tags/tagGroupOptions.ts';
import { filterGroups } from './filters.ts';

/** Returns all nine filter categories; their tags are empty until the catalogue is loaded. */
export function filterCategories(catalogue: readonly TagCategory[] | undefined): TagGroupOptions[] {
  return filterGroups.map((group) => tagGroupOptions(catalogue, group));
}
