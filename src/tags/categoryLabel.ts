import { type ProfileTags, type TagCategory, TagCategoryName } from '../api/generated/model/index.ts';

/** Returns the catalogue's category for a group of a profile's tags; `skill_levels` is `skills` there (rule P1). */
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
