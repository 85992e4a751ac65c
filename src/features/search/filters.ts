import type { Profile, TagId } from '../../api/generated/model/index.ts';

/** The filter groups in the order of spec.md section 2; they are named like the tags of a profile (decision C10). */
export const filterGroups = [
  'locations',
  'ages',
  'genders',
  'genres',
  'instruments',
  'skill_levels',
  'purposes',
  'performance_clips',
  'activity_frequency',
] as const satisfies readonly (keyof Profile['tags'])[];
export type FilterGroup = (typeof filterGroups)[number];

/** The chosen tags, each once, in the order in which they were chosen. A group without any is absent. */
export type Filters = { readonly [Group in FilterGroup]?: readonly TagId[] };

/** One tag of them. */
export interface FilterChoice {
  group: FilterGroup;
  id: TagId;
}

export const noFilters: Filters = {};

/** What the contract takes of one group. */
export const MOST_TAGS = 50;

/** Adds a tag or takes it away. A group that is full stays as it is. */
export function withChoice(filters: Filters, { group, id }: FilterChoice, chosen: boolean): Filters {
  const others = (filters[group] ?? []).filter((other) => other !== id);
  if (chosen && others.length >= MOST_TAGS) return filters;
  return withGroup(filters, group, chosen ? [...others, id] : others);
}

function withGroup(filters: Filters, group: FilterGroup, ids: readonly TagId[]): Filters {
  const { [group]: _, ...rest } = filters;
  return ids.length === 0 ? rest : { ...rest, [group]: ids };
}

/** Only the tags that exist. */
export function pruned(filters: Filters, exists: (choice: FilterChoice) => boolean): Filters {
  return filterGroups.reduce(
    (all, group) =>
      withGroup(
        all,
        group,
        (filters[group] ?? []).filter((id) => exists({ group, id })),
      ),
    noFilters,
  );
}

/** All chosen tags, group by group. */
export function choicesOf(filters: Filters): FilterChoice[] {
  return filterGroups.flatMap((group) => (filters[group] ?? []).map((id) => ({ group, id })));
}

export function isChosen(filters: Filters, { group, id }: FilterChoice): boolean {
  return filters[group]?.includes(id) ?? false;
}

/** The same for the same choice, whatever the order: what results are kept under, and what a call asks for. */
export function sortedFilters(filters: Filters): { [Group in FilterGroup]?: TagId[] } {
  return Object.fromEntries(
    filterGroups.flatMap((group) => (filters[group] === undefined ? [] : [[group, filters[group].toSorted()]])),
  );
}

/** The test that the backend makes (decision C11): any tag of a group is enough, every group must be met. */
export function matches(filters: Filters): (profile: Pick<Profile, 'tags'>) => boolean {
  const groups = filterGroups.flatMap((group) => {
    const ids = filters[group];
    return ids === undefined ? [] : [{ group, ids: new Set(ids) }];
  });
  return ({ tags }) => groups.every(({ group, ids }) => tags[group].some(({ id }) => ids.has(id)));
}
