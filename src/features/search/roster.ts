import type { Profile, ProfileId, Tag, TagId, UserId } from '../../api/generated/model/index.ts';
import type { MatchInput } from '../../scoring/matchInput.ts';
import { type Candidate, compareBy, merged, toCandidate } from './candidate.ts';
import { filterGroups } from './filters.ts';
import { sameProfile } from './sameProfile.ts';
import { type SortOrder, sortOrders } from './searchAddress.ts';

/** Who is looking: never stands among the results (decision F4), and is what all are compared with. */
export interface Self {
  readonly profileId: ProfileId | undefined;
  readonly userId: UserId | undefined;
  /** Null without a profile. */
  readonly match: MatchInput | null;
}

export type Orders = Readonly<Record<SortOrder, readonly Candidate[]>>;

const nobody: Orders = { match: [], newest: [], active: [] };

/**
 * People as they come in, scored and kept in all orders. Each batch is sorted by itself and merged in, so that ten
 * thousand are never sorted at once.
 */
export interface Roster {
  /** Takes up who is not in it yet; answers how many those were. */
  add: (profiles: readonly Profile[]) => number;
  orders: () => Orders;
  /** A profile of another answer, kept once: the one known already if it says the same. */
  share: (profile: Profile) => Profile;
  /** The same person as an entry. */
  candidate: (profile: Profile) => Candidate;
}

export function createRoster(self: Self): Roster {
  const byId = new Map<ProfileId, Candidate>();
  const tags = new Map<TagId, Tag>();
  let orders = nobody;

  return {
    add(profiles) {
      const fresh: Candidate[] = [];
      let added = 0;
      for (const profile of profiles) {
        if (byId.has(profile.id)) continue;
        const candidate = toCandidate(sharingTags(profile), self.match);
        byId.set(profile.id, candidate);
        added += 1;
        if (!isSelf(profile, self)) fresh.push(candidate);
      }
      if (fresh.length > 0) orders = mergedIn(orders, fresh);
      return added;
    },
    orders: () => orders,
    share(profile) {
      const known = byId.get(profile.id)?.profile;
      return known !== undefined && sameProfile(known, profile) ? known : sharingTags(profile);
    },
    candidate(profile) {
      const known = byId.get(profile.id);
      return known?.profile === profile ? known : toCandidate(profile, self.match);
    },
  };

  /** The catalogue's tags come with every person anew; kept once, ten thousand people weigh a third. */
  function sharingTags(profile: Profile): Profile {
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

export function isSelf(profile: Profile, { profileId, userId }: Self): boolean {
  return profile.id === profileId || profile.user_id === userId;
}

function mergedIn(orders: Orders, fresh: readonly Candidate[]): Orders {
  const entries = sortOrders.map((order) => {
    const compare = compareBy[order];
    return [order, merged(orders[order], fresh.toSorted(compare), compare)];
  });
  return Object.fromEntries(entries) as Record<SortOrder, Candidate[]>;
}
