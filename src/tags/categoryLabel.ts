import { type ProfileTags, type TagCategory, TagCategoryName } from '../api/generated/model/index.ts';

/** The catalogue's category for a group of a profile's tags; it has its own name for the skill levels (rule P1). */
export function categoryOf(
  catalogue: readonly TagCategory[] | undefined,
  group: keyof ProfileTags,
): TagCategory | undefined {
  const wanted = group === 'skill_levels' ? TagCategoryName.skills : group;
  return catalogue?.find(({ name }) => name === wanted);
}

/** What the server calls a group of tags, or the app's own words where it says nothing. */
export function categoryLabel(category: TagCategory | undefined, fallback: string): string {
  return category?.display_name_ja.trim() || fallback;
}
