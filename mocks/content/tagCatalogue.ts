import labels from './data/tags.json' with { type: 'json' };
import instruments from './data/instruments.json' with { type: 'json' };

/** A category of the catalogue. The skill levels are `skills` here and `skill_levels` on people. */
export type TagCategoryName = keyof typeof labels;

/** The code of a tag within its category. */
export type TagValue<Category extends TagCategoryName> = keyof (typeof labels)[Category]['tags'] & string;

/** All tags of rule X21 by category, in the order in which they are offered. */
export const tagCatalogue = (Object.keys(labels) as TagCategoryName[]).map((name) => ({
  name,
  display_name_ja: labels[name].label,
  tags: Object.entries(labels[name].tags).map(([value, display_name_ja]) => ({ value, display_name_ja })),
}));

/** The values of a category in sort order. */
export function tagValues<Category extends TagCategoryName>(name: Category): TagValue<Category>[] {
  return Object.keys(labels[name].tags) as TagValue<Category>[];
}

/** Returns the tags that a text names, separated by spaces. Throws for a name that the catalogue lacks. */
export function tagsNamed<Category extends TagCategoryName>(name: Category, text: string): TagValue<Category>[] {
  return text
    .split(' ')
    .filter((value) => value !== '')
    .map((value) => {
      if (!Object.hasOwn(labels[name].tags, value)) throw new Error(`There is no tag ${value} in ${name}`);
      return value as TagValue<Category>;
    });
}

/** The Japanese label of a tag: `tagLabel('genres', 'rock')` is ロック. */
export function tagLabel<Category extends TagCategoryName>(name: Category, value: TagValue<Category>): string {
  return (labels[name].tags as Record<string, string>)[value] as string;
}

/** Words for each instrument: its name in a sentence, its player, and its abbreviation (ギター, ギタリスト, Gt.). */
export const instrumentWords = Object.fromEntries(
  Object.entries(instruments).map(([instrument, text]) => {
    const [i = '', role = '', part = ''] = text.split(' ');
    return [instrument, { i, role, part }];
  }),
) as Record<TagValue<'instruments'>, { i: string; role: string; part: string }>;
