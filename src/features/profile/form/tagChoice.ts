import type { Tag, TagCategory } from '../../../api/generated/model/index.ts';
import { categoryOf, tagGroupOptions, type TagGroupOptions } from '../../../tags/tagCatalogue.ts';
import { tagGroupNames, type ProfileValues, type TagGroup } from './profileValues.ts';

type TagSelection = Pick<ProfileValues, 'tags' | 'ageRange' | 'activityLevel'>;

/** Groups in which a new choice replaces the previous one (rule P31). */
const single: ReadonlySet<TagGroup> = new Set<TagGroup>(['ages', 'genders', 'activity_frequency']);

/** Groups that are also shown as a select among the basic fields: both views show the same state (rule P5). */
const scalars: Partial<Record<TagGroup, 'ageRange' | 'activityLevel'>> = {
  ages: 'ageRange',
  activity_frequency: 'activityLevel',
};

export const isSingle = (group: TagGroup): boolean => single.has(group);

/**
 * Converts the catalogue for the form: `skills` are the skill levels (rule P1), sorted by rule P6. Categories
 * that the API does not define for profiles are left out.
 */
export function tagGroupOptionsOf(catalogue: readonly TagCategory[]): TagGroupOptions[] {
  const place = (group: TagGroup) => categoryOf(catalogue, group)?.sort_order ?? 0;
  return tagGroupNames
    .filter((group) => categoryOf(catalogue, group) !== undefined)
    .toSorted((a, b) => place(a) - place(b))
    .map((group) => tagGroupOptions(catalogue, group));
}

export function isChosen(choice: TagSelection, group: TagGroup, tag: Tag): boolean {
  const ids = choice.tags[group];
  const scalar = scalars[group];
  return ids.includes(tag.id) || (scalar !== undefined && ids.length === 0 && choice[scalar] === tag.value);
}

/** Chooses or removes a tag; in a group with a single choice the new tag replaces the others. */
export function toggleTag(choice: TagSelection, group: TagGroup, tag: Tag, chosen: boolean): TagSelection {
  const others = single.has(group) ? [] : choice.tags[group].filter((id) => id !== tag.id);
  return withGroup(choice, group, chosen ? [...others, tag.id] : others, chosen ? tag.value : '');
}

export function clearGroup(choice: TagSelection, group: TagGroup): TagSelection {
  return withGroup(choice, group, [], '');
}

/** Applies a choice of a scalar's select: the tag with that value, or the bare value if no tag has it. */
export function chooseValue(choice: TagSelection, { group, tags }: TagGroupOptions, value: string): TagSelection {
  const tag = tags.find((candidate) => candidate.value === value);
  return tag === undefined ? withGroup(choice, group, [], value) : toggleTag(choice, group, tag, true);
}

function withGroup(choice: TagSelection, group: TagGroup, ids: string[], value: string): TagSelection {
  const scalar = scalars[group];
  return {
    ageRange: scalar === 'ageRange' ? value : choice.ageRange,
    activityLevel: scalar === 'activityLevel' ? value : choice.activityLevel,
    tags: { ...choice.tags, [group]: ids },
  };
}

/** Returns the ids of all chosen tags, including tags that only a scalar refers to. */
export function chosenIds(choice: TagSelection, tagGroups: readonly TagGroupOptions[]): string[] {
  const named = tagGroups.flatMap(({ group, tags }) =>
    tags.filter((tag) => isChosen(choice, group, tag)).map((tag) => tag.id),
  );
  return [...new Set([...tagGroupNames.flatMap((group) => choice.tags[group]), ...named])];
}
