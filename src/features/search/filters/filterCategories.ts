import type { TagCategory } from '../../../api/generated/model/index.ts';
import { tagGroupOptions, type TagGroupOptions } from '../../../tags/tagGroupOptions.ts';
import { filterGroups } from './filters.ts';

/** All nine categories of filters; without tags as long as there is no catalogue. */
export function filterCategories(catalogue: readonly TagCategory[] | undefined): TagGroupOptions[] {
  return filterGroups.map((group) => tagGroupOptions(catalogue, group));
}
