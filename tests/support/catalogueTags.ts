import { tagCatalogue, type TagCategoryName } from '../../mocks/content/tagCatalogue.ts';

/** Returns the tags of a category of the catalogue as `value:label`, in the order in which they are offered. */
export function catalogueTags(category: TagCategoryName): string[] {
  const tags = tagCatalogue.find(({ name }) => name === category)?.tags ?? [];
  return tags.map(({ value, display_name_ja: label }) => `${value}:${label}`);
}
