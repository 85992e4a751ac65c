import type { Profile, ProfileId, Tag, TagId } from '../../api/generated/model/index.ts';
import { parseTimestamp } from '../../lib/time/timestamp.ts';
import { isOwnProfile } from '../../people/person.ts';
import { type MatchInput, toMatchInput } from '../../scoring/matchInput.ts';
import { matchTotal } from '../../scoring/matchTotal.ts';
import { filterGroups } from './filters.ts';
import { type SortOrder, sortOrders } from './searchParams.ts';
import type { Viewer } from './useViewer.ts';

/** A profile as the search lists it, with its precomputed sort keys. */
export interface ScoredProfile {
  readonly profile: Profile;
  /** The match score, 0 to 100; 0 for everybody while the viewer has no profile to compare with. */
  readonly score: number;
  /** Milliseconds since 1970; negative infinity if the person has never been active or the timestamp is invalid. */
  readonly activeAt: number;
  readonly createdAt: number;
}

/**
 * Computes the sort keys of a profile.
 * @param viewerInput the viewer's side of the match score; null while the viewer's profile is unknown or does not exist
 */
function toScoredProfile(profile: Profile, viewerInput: MatchInput | null): ScoredProfile {
  return {
    profile,
    score: viewerInput === null ? 0 : matchTotal(viewerInput, toMatchInput(profile)),
    activeAt: timestampOrNegativeInfinity(profile.last_active),
    createdAt: timestampOrNegativeInfinity(profile.created_at),
  };
}

function timestampOrNegativeInfinity(stamp: string | null): number {
  const time = stamp === null ? Number.NaN : parseTimestamp(stamp);
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
}

type Compare = (a: ScoredProfile, b: ScoredProfile) => number;

const compareIds: Compare = (a, b) => (a.profile.id < b.profile.id ? -1 : a.profile.id === b.profile.id ? 0 : 1);

/** Compares two times for descending order. The subtraction of two equal infinities would be NaN. */
const descending = (a: number, b: number) => (a === b ? 0 : b - a);

/**
 * The comparison functions of the sort orders with their tie-breakers. The id is the last one, so that no two people
 * compare as equal and the order is deterministic.
 */
export const compareBy: Record<SortOrder, Compare> = {
  match: (a, b) => b.score - a.score || descending(a.activeAt, b.activeAt) || compareIds(a, b),
  newest: (a, b) => descending(a.createdAt, b.createdAt) || compareIds(a, b),
  active: (a, b) => descending(a.activeAt, b.activeAt) || compareIds(a, b),
};

/**
 * Returns the comparison of a sort order; the order by match is the newest first if there is no profile to compare
 * with.
 */
export function comparison(order: SortOrder, viewerInput: MatchInput | null): Compare {
  return compareBy[order === 'match' && viewerInput === null ? 'newest' : order];
}

/** Merges two lists that are already sorted by `compare` into a new one. On ties, entries of `a` come first. */
function mergeSorted(a: readonly ScoredProfile[], b: readonly ScoredProfile[], compare: Compare): ScoredProfile[] {
  const all: ScoredProfile[] = [];
  let next = 0;
  for (const scored of a) {
    for (let other = b[next]; other !== undefined && compare(other, scored) < 0; other = b[next]) {
      all.push(other);
      next += 1;
    }
    all.push(scored);
  }
  return all.concat(b.slice(next));
}

export type ProfilesByOrder = Readonly<Record<SortOrder, readonly ScoredProfile[]>>;

const emptyOrders: ProfilesByOrder = { match: [], newest: [], active: [] };

/**
 * An index of the loaded people, scored and stored in every sort order. Each batch is sorted by itself and merged in,
 * so that ten thousand entries are never sorted at once.
 */
export interface ProfileIndex {
  /**
   * Adds the profiles that are not in the index yet.
   * @returns how many were added
   */
  add: (profiles: readonly Profile[]) => number;
  has: (id: ProfileId) => boolean;
  orders: () => ProfilesByOrder;
  /**
   * Deduplicates a profile of another response.
   * @returns the object in the index if its content is equal, otherwise the given one
   */
  deduplicate: (profile: Profile) => Profile;
  /** Returns a profile with its sort keys; reuses the scored one of the index if it contains the same object. */
  scored: (profile: Profile) => ScoredProfile;
}

export function createProfileIndex(viewer: Viewer): ProfileIndex {
  const byId = new Map<ProfileId, ScoredProfile>();
  const tags = new Map<TagId, Tag>();
  let orders = emptyOrders;

  return {
    add(profiles) {
      const fresh: ScoredProfile[] = [];
      let added = 0;
      for (const profile of profiles) {
        if (byId.has(profile.id)) continue;
        const scored = toScoredProfile(withSharedTags(profile), viewer.matchInput);
        byId.set(profile.id, scored);
        added += 1;
        if (!isOwnProfile(profile, viewer)) fresh.push(scored);
      }
      if (fresh.length > 0) orders = mergeIntoOrders(orders, fresh, (order) => comparison(order, viewer.matchInput));
      return added;
    },
    has: (id) => byId.has(id),
    orders: () => orders,
    deduplicate(profile) {
      const known = byId.get(profile.id)?.profile;
      return known !== undefined && isSameProfile(known, profile) ? known : withSharedTags(profile);
    },
    scored(profile) {
      const known = byId.get(profile.id);
      return known?.profile === profile ? known : toScoredProfile(profile, viewer.matchInput);
    },
  };

  /**
   * Replaces the tags of a profile by shared objects. Each response contains its own copies; sharing them reduces the
   * memory for ten thousand people to a third.
   */
  function withSharedTags(profile: Profile): Profile {
    for (const group of filterGroups) {
      const list = profile.tags[group];
      list.forEach((tag, index) => {
        const known = tags.get(tag.id);
        if (known === undefined) tags.set(tag.id, tag);
        else if (known.value === tag.value && known.display_name_ja === tag.display_name_ja) list[index] = known;
      });
    }
    return profile;
  }
}

function mergeIntoOrders(
  orders: ProfilesByOrder,
  fresh: readonly ScoredProfile[],
  compareFor: (order: SortOrder) => Compare,
): ProfilesByOrder {
  const entries = sortOrders.map((order) => {
    const compare = compareFor(order);
    return [order, mergeSorted(orders[order], fresh.toSorted(compare), compare)];
  });
  return Object.fromEntries(entries) as Record<SortOrder, ScoredProfile[]>;
}

/**
 * Returns whether two profile responses have the same content, so that the index can reuse its own object. Tags are
 * compared by their ids only.
 */
function isSameProfile(a: Profile, b: Profile): boolean {
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
