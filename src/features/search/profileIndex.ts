import type { Profile, ProfileId, Tag, TagId, UserId } from '../../api/generated/model/index.ts';
import type { MatchInput } from '../../scoring/matchInput.ts';
import { type Candidate, type Compare, comparison, mergeSorted, toCandidate } from './candidate.ts';
import { filterGroups } from './filters.ts';
import { isSameProfile } from './isSameProfile.ts';
import { type SortOrder, sortOrders } from './searchParams.ts';

/** The viewer, who is excluded from the results (rule F4) and with whom all people are compared. */
export interface Viewer {
  readonly profileId: ProfileId | undefined;
  readonly userId: UserId | undefined;
  /** Null when the viewer has no profile. */
  readonly match: MatchInput | null;
}

export type CandidatesByOrder = Readonly<Record<SortOrder, readonly Candidate[]>>;

const emptyOrders: CandidatesByOrder = { match: [], newest: [], active: [] };

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
  orders: () => CandidatesByOrder;
  /**
   * Deduplicates a profile of another response.
   * @returns the object in the index if its content is equal, otherwise the given one
   */
  share: (profile: Profile) => Profile;
  /** Returns the candidate of a profile; reuses the scored one of the index if it contains the same object. */
  candidate: (profile: Profile) => Candidate;
}

export function createProfileIndex(self: Viewer): ProfileIndex {
  const byId = new Map<ProfileId, Candidate>();
  const tags = new Map<TagId, Tag>();
  let orders = emptyOrders;

  return {
    add(profiles) {
      const fresh: Candidate[] = [];
      let added = 0;
      for (const profile of profiles) {
        if (byId.has(profile.id)) continue;
        const candidate = toCandidate(withSharedTags(profile), self.match);
        byId.set(profile.id, candidate);
        added += 1;
        if (!isViewer(profile, self)) fresh.push(candidate);
      }
      if (fresh.length > 0) orders = mergeIntoOrders(orders, fresh, (order) => comparison(order, self.match));
      return added;
    },
    orders: () => orders,
    share(profile) {
      const known = byId.get(profile.id)?.profile;
      return known !== undefined && isSameProfile(known, profile) ? known : withSharedTags(profile);
    },
    candidate(profile) {
      const known = byId.get(profile.id);
      return known?.profile === profile ? known : toCandidate(profile, self.match);
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

export function isViewer(profile: Profile, { profileId, userId }: Viewer): boolean {
  return profile.id === profileId || profile.user_id === userId;
}

function mergeIntoOrders(
  orders: CandidatesByOrder,
  fresh: readonly Candidate[],
  compareFor: (order: SortOrder) => Compare,
): CandidatesByOrder {
  const entries = sortOrders.map((order) => {
    const compare = compareFor(order);
    return [order, mergeSorted(orders[order], fresh.toSorted(compare), compare)];
  });
  return Object.fromEntries(entries) as Record<SortOrder, Candidate[]>;
}
