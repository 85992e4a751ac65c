import { type Tag, type TagCategory, TagCategoryName, type TagId } from '../../api/generated/model/index.ts';
import { useListTagCategories } from '../../api/generated/tags/tags.ts';
import { tagLabel } from '../../scoring/comparisonKey.ts';
import { type FilterGroup, filterGroups } from './filters.ts';

/** A category of filters with its tags, in the order in which people choose from it. */
export interface FilterCategory {
  group: FilterGroup;
  tags: readonly Tag[];
}

/** Every tag by `tagKey`. */
export type KnownTags = ReadonlyMap<string, Tag>;

export interface FilterCatalogue {
  /** All nine; without tags as long as they are not there. */
  categories: readonly FilterCategory[];
  /** Null as long as they are not there. */
  tags: KnownTags | null;
  error: Error | null;
  isRetrying: boolean;
  retry: () => void;
}

/** The catalogue does not change while somebody searches. */
export function useFilterCatalogue(): FilterCatalogue {
  const { data, error, isFetching, refetch } = useListTagCategories({
    query: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
  });
  const categories = filterGroups.map((group) => ({ group, tags: tagsOf(data, group) }));
  return {
    categories,
    tags: data === undefined ? null : knownTags(categories),
    error: data === undefined ? error : null,
    isRetrying: isFetching && error !== null,
    retry: () => void refetch(),
  };
}

function knownTags(categories: readonly FilterCategory[]): KnownTags {
  return new Map(categories.flatMap(({ group, tags }) => tags.map((tag) => [tagKey(group, tag.id), tag])));
}

export function tagKey(group: FilterGroup, id: TagId): string {
  return `${group}/${id}`;
}

function tagsOf(catalogue: readonly TagCategory[] | undefined, group: FilterGroup): Tag[] {
  // The catalogue's own name for the skill levels (decision P1).
  const name = group === 'skill_levels' ? TagCategoryName.skills : group;
  const tags = catalogue?.find((category) => category.name === name)?.tags ?? [];
  return tags.toSorted((a, b) => a.sort_order - b.sort_order || tagLabel(a).localeCompare(tagLabel(b), 'ja'));
}
