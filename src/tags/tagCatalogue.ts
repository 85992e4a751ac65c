import { useListTagCategories } from '../api/generated/tags/tags.ts';
import { type ProfileTags, type TagCategory, TagCategoryName, type Tag } from '../api/generated/model/index.ts';
import { tagLabel } from '../scoring/comparisonKey.ts';
import { tagGroupLabels } from './copy.ts';

/** Fetches all tags by category, only once: the catalogue does not change during a visit. */
export function useTagCatalogue() {
  const { data, error, refetch } = useListTagCategories({
    query: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
  });
  return {
    catalogue: data,
    /** Null during a retry, and when a refetch failed, because the earlier catalogue is still there. */
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}

/** Returns the catalogue's category for a group of a profile's tags; `skill_levels` is `skills` there. */
export function categoryOf(
  catalogue: readonly TagCategory[] | undefined,
  group: keyof ProfileTags,
): TagCategory | undefined {
  const wanted = group === 'skill_levels' ? TagCategoryName.skills : group;
  return catalogue?.find(({ name }) => name === wanted);
}

/** Returns the server's name of a group of tags, or `fallback` when that is blank or unknown. */
export function categoryLabel(category: TagCategory | undefined, fallback: string): string {
  return category?.display_name_ja.trim() || fallback;
}

/** A group of the catalogue with its tags in the order in which people choose from it. */
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
