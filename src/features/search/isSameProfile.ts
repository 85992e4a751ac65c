import type { Profile, Tag } from '../../api/generated/model/index.ts';
import { filterGroups } from './filters.ts';

/**
 * Returns whether two profile responses have the same content, so that the index can reuse its own object. Tags are
 * compared by their ids only.
 */
export function isSameProfile(a: Profile, b: Profile): boolean {
  return (
    (Object.keys(b) as (keyof Profile)[]).every((key) => key === 'tags' || sameValue(a[key], b[key])) &&
    filterGroups.every((group) => sameTags(a.tags[group], b.tags[group]))
  );
}

function sameValue(a: unknown, b: unknown): boolean {
  return Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((item, at) => item === b[at])
    : a === b;
}

function sameTags(a: readonly Tag[], b: readonly Tag[]): boolean {
  return a.length === b.length && a.every(({ id }, at) => id === b[at]?.id);
}
