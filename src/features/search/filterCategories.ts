import type { TagCategory } from '../../api/generated/model/index.ts';
import { tagShelf, type TagGroupOptions } from '../../tags/tagShelf.ts';
import { filterGroups } from './filters.ts';

/** All nine categories of filters; without tags as long as there is no catalogue. */
export function filterCategories(catalogue: readonly TagCategory[] | undefined): TagGroupOptions[] {
  return filterGroups.map((group) => tagShelf(catalogue, group));
}
