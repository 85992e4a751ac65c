import type { Tag, TagCategory } from '../../../api/generated/model/index.ts';
import { categoryOf, tagGroupOptions, type TagGroupOptions, useTagCatalogue } from '../../../tags/tagCatalogue.ts';
import { choiceFields, type FieldOf, mergeFields, isOf, profileFields, type TagGroup } from './profileFields.ts';
import { type ProfileValues, tagGroupNames } from './profileValues.ts';

type TagSelection = Pick<ProfileValues, 'tags' | FieldOf<'choice'>>;

/** Groups in which a new choice replaces the previous one. */
const single: ReadonlySet<TagGroup> = new Set(
  mergeFields.flatMap((field) => (isOf(field, 'choice', 'category') ? profileFields[field].group : [])),
);

/** Returns the field of a group that is also shown as a select among the basic fields: both views show the same state. */
const scalarOf = (group: TagGroup) => choiceFields.find((field) => profileFields[field].group === group);

export const isSingle = (group: TagGroup): boolean => single.has(group);

/**
 * Converts the catalogue for the form: `skills` are the skill levels, and the groups are in the catalogue's order.
 * Categories that the API does not define for profiles are left out.
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
  const scalar = scalarOf(group);
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
  const scalar = scalarOf(group);
  const scalars = choiceFields.map((field) => [field, field === scalar ? value : choice[field]]);
  return {
    ...(Object.fromEntries(scalars) as Pick<TagSelection, FieldOf<'choice'>>),
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

export type TagGroupOptionsState = ReturnType<typeof useTagGroupOptions>;

/** Returns the catalogue of tags as the form uses it; `tagGroups` is null until it is loaded. */
export function useTagGroupOptions() {
  const { catalogue, ...loading } = useTagCatalogue();
  return { ...loading, tagGroups: catalogue === undefined ? null : tagGroupOptionsOf(catalogue) };
}
