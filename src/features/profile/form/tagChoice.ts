import type { Tag, TagCategory } from '../../../api/generated/model/index.ts';
import { TagCategoryName } from '../../../api/generated/model/index.ts';
import { tagLabel } from '../../../scoring/comparisonKey.ts';
import { tagGroupNames, type ProfileValues, type TagGroup } from './profileValues.ts';

/** A group of the catalogue with its tags in the order in which people choose from it. */
export interface TagShelf {
  group: TagGroup;
  tags: readonly Tag[];
}

type Choice = Pick<ProfileValues, 'tags' | 'ageRange' | 'activityLevel'>;

/** spec.md section 5: of these only one may be chosen, the newest. */
const single: ReadonlySet<TagGroup> = new Set<TagGroup>(['ages', 'genders', 'activity_frequency']);

/** Groups that the basic information shows as a select: two views of one state (decision P5). */
const scalars: Partial<Record<TagGroup, 'ageRange' | 'activityLevel'>> = {
  ages: 'ageRange',
  activity_frequency: 'activityLevel',
};

export const isSingle = (group: TagGroup): boolean => single.has(group);

/** The catalogue as the form uses it: `skills` are the skill levels (decision P1), sorted by decision P6. */
export function shelvesOf(catalogue: readonly TagCategory[]): TagShelf[] {
  return catalogue
    .toSorted((a, b) => a.sort_order - b.sort_order)
    .map(({ name, tags }) => ({
      group: name === TagCategoryName.skills ? 'skill_levels' : name,
      tags: tags.toSorted((a, b) => a.sort_order - b.sort_order || tagLabel(a).localeCompare(tagLabel(b), 'ja')),
    }));
}

export function isChosen(choice: Choice, group: TagGroup, tag: Tag): boolean {
  const ids = choice.tags[group];
  const scalar = scalars[group];
  return ids.includes(tag.id) || (scalar !== undefined && ids.length === 0 && choice[scalar] === tag.value);
}

/** Chooses a tag or gives it up; in a group of one the newest replaces the others. */
export function toggleTag(choice: Choice, group: TagGroup, tag: Tag, chosen: boolean): Choice {
  const others = single.has(group) ? [] : choice.tags[group].filter((id) => id !== tag.id);
  return withGroup(choice, group, chosen ? [...others, tag.id] : others, chosen ? tag.value : '');
}

export function clearGroup(choice: Choice, group: TagGroup): Choice {
  return withGroup(choice, group, [], '');
}

/** What the select of a scalar writes: the tag of that value; a value beside all tags stays what it is. */
export function chooseValue(choice: Choice, { group, tags }: TagShelf, value: string): Choice {
  const tag = tags.find((candidate) => candidate.value === value);
  return tag === undefined ? withGroup(choice, group, [], value) : toggleTag(choice, group, tag, true);
}

function withGroup(choice: Choice, group: TagGroup, ids: string[], value: string): Choice {
  const scalar = scalars[group];
  return {
    ageRange: scalar === 'ageRange' ? value : choice.ageRange,
    activityLevel: scalar === 'activityLevel' ? value : choice.activityLevel,
    tags: { ...choice.tags, [group]: ids },
  };
}

/** Ids of everything chosen, with the tags that only a scalar names as yet. */
export function chosenIds(choice: Choice, shelves: readonly TagShelf[]): string[] {
  const named = shelves.flatMap(({ group, tags }) =>
    tags.filter((tag) => isChosen(choice, group, tag)).map((tag) => tag.id),
  );
  return [...new Set([...tagGroupNames.flatMap((group) => choice.tags[group]), ...named])];
}
