import type { TagCategory, TagId } from '../../src/api/generated/model/index.ts';
import { tagCatalogue } from '../content/musician/tagCatalogue.ts';
import type { TagGroup } from './rows.ts';

/** Returns the key of a catalogue category in profiles and filters (rule P1). */
function groupOf(category: TagCategory['name']): TagGroup {
  return category === 'skills' ? 'skill_levels' : category;
}

/** Creates the tags of docs/texts.md X21 with consecutive ids: '1', '2', … */
export function createCatalogue() {
  const tagsById = new Map<TagId, { group: TagGroup; rank: number }>();
  const catalogue: TagCategory[] = tagCatalogue.map((category, categoryIndex) => ({
    name: category.name,
    display_name_ja: category.display_name_ja,
    sort_order: categoryIndex + 1,
    tags: category.tags.map((tag, index) => {
      const id: TagId = String(tagsById.size + 1);
      tagsById.set(id, { group: groupOf(category.name), rank: index });
      return { id, name: tag.value, display_name_ja: tag.display_name_ja, value: tag.value, sort_order: index + 1 };
    }),
  }));
  return { catalogue, tagsById };
}
