import type { Tag, TagId } from '../../../api/generated/model/index.ts';
import type { TagGroupOptions } from '../../../tags/tagGroupOptions.ts';
import { useTagCatalogue } from '../../../tags/useTagCatalogue.ts';
import { filterCategories } from './filterCategories.ts';
import type { FilterGroup } from './filters.ts';

/** All tags of the catalogue, keyed by `tagKey`. */
export type TagsByKey = ReadonlyMap<string, Tag>;

export type FilterCatalogue = ReturnType<typeof useFilterCatalogue>;

/** What there is to filter by; `tags` is null as long as they are not there. */
export function useFilterCatalogue() {
  const { catalogue, ...loading } = useTagCatalogue();
  const categories = filterCategories(catalogue);
  return { ...loading, categories, tags: catalogue === undefined ? null : knownTags(categories) };
}

function knownTags(categories: readonly TagGroupOptions[]): TagsByKey {
  return new Map(categories.flatMap(({ group, tags }) => tags.map((tag) => [tagKey(group, tag.id), tag])));
}

/** The key includes the group, so that an id in the address is valid only in the group to which the tag belongs. */
export function tagKey(group: FilterGroup, id: TagId): string {
  return `${group}/${id}`;
}
