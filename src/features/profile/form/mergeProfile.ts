import { isSameText } from '../../../lib/text/sameText.ts';
import { isOf, type MergeField, mergeFields, profileFields, type TagGroup } from './profileFields.ts';
import { type ProfileValues, type TagChoice, tagGroupNames } from './profileValues.ts';
import { storedText } from './storedText.ts';
import { isSingle } from './tagChoice.ts';

/** Returns the category of a single choice; a scalar field with one always has the same value as its tag. */
function groupOf(field: MergeField): TagGroup | undefined {
  return isOf(field, 'choice', 'category') ? profileFields[field].group : undefined;
}

/** The input of a three-way merge: the form started from `base` and now has `mine`, while the server has `theirs`. */
export interface MergeVersions {
  base: ProfileValues;
  mine: ProfileValues;
  theirs: ProfileValues;
}

/**
 * Merges three versions: applies the local changes to the server's values. In categories with many tags
 * every tag is merged on its own: additions and removals of both sides are applied, so these cannot conflict.
 * @returns the merged values, and the fields that were changed differently on both sides, which have the local value
 */
export function mergeProfile({ base, mine, theirs }: MergeVersions) {
  const changed = mergeFields.filter(
    // A trailing space that is being typed must stay in the field, but it must not undo a change made elsewhere.
    (field) => isTyped(field, base, mine) && (!isSame(field, base, mine) || isSame(field, base, theirs)),
  );
  const { pictureUrl } = mine.pictureUrl === base.pictureUrl ? theirs : mine;
  const unchanged: ProfileValues = { ...theirs, pictureUrl, tags: mergeTags({ base, mine, theirs }) };
  return {
    values: changed.reduce((values, field) => withField(values, mine, field), unchanged),
    conflicts: changed.filter((field) => !isSame(field, base, theirs) && !isSame(field, mine, theirs)),
  };
}

/**
 * Rebases the form on the server's values. Conflicting fields retain their old base, so that the next save detects the
 * conflict again.
 */
export function rebaseProfile(versions: MergeVersions): Pick<MergeVersions, 'base' | 'mine'> {
  const { values, conflicts } = mergeProfile(versions);
  return {
    base: conflicts.reduce((base, field) => withField(base, versions.base, field), versions.theirs),
    mine: values,
  };
}

export const conflictSides = ['mine', 'theirs'] as const;

/** The side whose value the user chooses, by field. */
export type ConflictAnswers = Readonly<Partial<Record<MergeField, (typeof conflictSides)[number]>>>;

/**
 * Rebases the form on the server's values after the user has resolved conflicts. Resolved fields conflict again only if
 * the server's value changes once more.
 */
export function resolveConflicts(
  versions: MergeVersions,
  answers: ConflictAnswers,
): Pick<MergeVersions, 'base' | 'mine'> {
  const { theirs } = versions;
  const asked = mergeFields.filter((field) => answers[field] !== undefined);
  const givenUp = asked.filter((field) => answers[field] === 'theirs');
  const { base, mine } = rebaseProfile(versions);
  return {
    base: asked.reduce((values, field) => withField(values, theirs, field), base),
    mine: givenUp.reduce((values, field) => withField(values, theirs, field), mine),
  };
}

function withField(into: ProfileValues, from: ProfileValues, field: MergeField): ProfileValues {
  const group = groupOf(field);
  return {
    ...into,
    ...(isOf(field, 'category') ? {} : { [field]: from[field] }),
    ...(group === undefined ? {} : { tags: { ...into.tags, [group]: from.tags[group] } }),
  };
}

/** Compares the values as typed, even if they would be stored the same. */
function isTyped(field: MergeField, a: ProfileValues, b: ProfileValues): boolean {
  const group = groupOf(field);
  if (!isOf(field, 'category') && a[field] !== b[field]) return true;
  return group !== undefined && a.tags[group].join() !== b.tags[group].join();
}

function isSame(field: MergeField, a: ProfileValues, b: ProfileValues): boolean {
  if (isOf(field, 'category')) {
    const { group } = profileFields[field];
    return a.tags[group].join() === b.tags[group].join();
  }
  return isSameText(storedText(field, a[field]) ?? '', storedText(field, b[field]) ?? '');
}

function mergeTags({ base, mine, theirs }: MergeVersions): TagChoice {
  const merged = { ...theirs.tags };
  for (const group of tagGroupNames.filter((name) => !isSingle(name))) {
    const [before, here, there] = [base.tags[group], mine.tags[group], theirs.tags[group]];
    const isRemovedHere = (id: string) => before.includes(id) && !here.includes(id);
    const isNewHere = (id: string) => !before.includes(id) && !there.includes(id);
    merged[group] = [...there.filter((id) => !isRemovedHere(id)), ...here.filter(isNewHere)];
  }
  return merged;
}
