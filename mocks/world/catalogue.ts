import type { Tag, TagCategory, TagId } from '../../src/api/generated/model/index.ts';
import { tagCatalogue } from '../content/tagCatalogue.ts';
import type { TagGroup } from './rows.ts';

/** Returns the key of a catalogue category in profiles and filters (rule P1). */
function groupOf(category: TagCategory['name']): TagGroup {
  return category === 'skills' ? 'skill_levels' : category;
}

/** Creates the World's tags, those of rule X21, with consecutive ids: '1', '2', … */
export function createCatalogue() {
  const tagsById = new Map<TagId, { group: TagGroup; tag: Tag }>();
  const catalogue: readonly TagCategory[] = tagCatalogue.map((category, categoryIndex) => ({
    name: category.name,
    display_name_ja: category.display_name_ja,
    sort_order: categoryIndex + 1,
    tags: category.tags.map(({ value, display_name_ja }, index) => {
      const tag: Tag = { id: String(tagsById.size + 1), name: value, display_name_ja, value, sort_order: index + 1 };
      tagsById.set(tag.id, { group: groupOf(category.name), tag });
      return tag;
    }),
  }));
  return { catalogue, tagsById: tagsById as ReadonlyMap<TagId, Readonly<{ group: TagGroup; tag: Tag }>> };
}
