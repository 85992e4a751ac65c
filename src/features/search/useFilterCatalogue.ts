import type { Tag, TagId } from '../../api/generated/model/index.ts';
import { tagGroupOptions, type TagGroupOptions, useTagCatalogue } from '../../tags/tagCatalogue.ts';
import { type FilterGroup, filterGroups } from './filters.ts';

/** All tags of the catalogue, keyed by `tagKey`. */
export type TagsByKey = ReadonlyMap<string, Tag>;

export type FilterCatalogue = ReturnType<typeof useFilterCatalogue>;

/** Returns the filter categories and their tags; `tags` is null until they are loaded. */
export function useFilterCatalogue() {
  const { catalogue, ...loading } = useTagCatalogue();
  const categories = filterGroups.map((group) => tagGroupOptions(catalogue, group));
  return { ...loading, categories, tags: catalogue === undefined ? null : knownTags(categories) };
}

function knownTags(categories: readonly TagGroupOptions[]): TagsByKey {
  return new Map(categories.flatMap(({ group, tags }) => tags.map((tag) => [tagKey(group, tag.id), tag])));
}

/** Returns the key of a tag. It includes the group, so that an id in the URL is valid only in the group of its tag. */
export function tagKey(group: FilterGroup, id: TagId): string {
  return `${group}/${id}`;
}
