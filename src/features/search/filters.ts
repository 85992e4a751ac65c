import type { Profile, TagId } from '../../api/generated/model/index.ts';

/** The filter groups in the order in which they are shown. Their names equal the keys of a profile's `tags`. */
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

/**
 * The chosen tag ids of each group, without duplicates, in the order of choosing. A group without chosen tags is
 * absent.
 */
export type Filters = { readonly [Group in FilterGroup]?: readonly TagId[] };

/** A single chosen tag. */
export interface SelectedTag {
  group: FilterGroup;
  id: TagId;
}

export const noFilters: Filters = {};

/** The API contract accepts at most this many tags per group. */
export const MAX_TAGS_PER_GROUP = 50;

/** Returns the filters with a tag added or removed. A group that already has `MAX_TAGS_PER_GROUP` tags stays unchanged. */
export function withTagToggled(filters: Filters, { group, id }: SelectedTag, chosen: boolean): Filters {
  const others = (filters[group] ?? []).filter((other) => other !== id);
  if (chosen && others.length >= MAX_TAGS_PER_GROUP) return filters;
  return withGroup(filters, group, chosen ? [...others, id] : others);
}

function withGroup(filters: Filters, group: FilterGroup, ids: readonly TagId[]): Filters {
  const { [group]: _, ...rest } = filters;
  return ids.length === 0 ? rest : { ...rest, [group]: ids };
}

/** Returns the filters without the tags for which `exists` returns false. */
export function withoutUnknownTags(filters: Filters, exists: (choice: SelectedTag) => boolean): Filters {
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

/** Returns all chosen tags as a flat list, group by group. */
export function selectedTags(filters: Filters): SelectedTag[] {
  return filterGroups.flatMap((group) => (filters[group] ?? []).map((id) => ({ group, id })));
}

export function isTagSelected(filters: Filters, { group, id }: SelectedTag): boolean {
  return filters[group]?.includes(id) ?? false;
}

/**
 * Returns the filters in a canonical order, independent of the order of choosing. It is used as the query key and as
 * the request parameters.
 */
export function canonicalFilters(filters: Filters): { [Group in FilterGroup]?: TagId[] } {
  return Object.fromEntries(
    filterGroups.flatMap((group) => (filters[group] === undefined ? [] : [[group, filters[group].toSorted()]])),
  );
}

/** Returns a predicate with the backend's semantics: OR within a group, AND between groups. */
export function filterPredicate(filters: Filters): (profile: Pick<Profile, 'tags'>) => boolean {
  const groups = filterGroups.flatMap((group) => {
    const ids = filters[group];
    return ids === undefined ? [] : [{ group, ids: new Set(ids) }];
  });
  return ({ tags }) => groups.every(({ group, ids }) => tags[group].some(({ id }) => ids.has(id)));
}
