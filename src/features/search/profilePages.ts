import type { Profile, ProfileId, UserId } from '../../api/generated/model/index.ts';
import { parseTimestamp } from '../../lib/timestamp.ts';

/** spec.md section 9: profiles are fetched in batches of 100. */
export const BATCH = 100;

/** 20,000 people. A server that ignores `skip` must not keep us busy for ever (decision F2; DECISIONS.md says why not 50). */
const MOST_BATCHES = 200;

/** Where the next batch begins, or undefined after the last: a short one, one with nothing new, or the 200th. */
export function nextSkip(batches: readonly (readonly Profile[])[]): number | undefined {
  const last = batches.at(-1);
  if (last === undefined || last.length < BATCH || batches.length >= MOST_BATCHES) return undefined;
  const known = new Set(batches.slice(0, -1).flatMap((batch) => batch.map((profile) => profile.id)));
  if (last.every((profile) => known.has(profile.id))) return undefined;
  return batches.reduce((total, batch) => total + batch.length, 0);
}

/** Whose profile it is that never stands among the results. Unknown as long as the calls are on their way. */
export interface Own {
  profileId: ProfileId | undefined;
  userId: UserId | undefined;
}

/** All batches as one list: nobody twice, and without oneself, by either id (decisions F2, F4). */
export function collectProfiles(batches: readonly (readonly Profile[])[], own: Own): Profile[] {
  const profiles = new Map<ProfileId, Profile>();
  for (const profile of batches.flat()) {
    const isOwn = profile.id === own.profileId || profile.user_id === own.userId;
    if (!isOwn && !profiles.has(profile.id)) profiles.set(profile.id, profile);
  }
  return [...profiles.values()];
}

/** The newest first; of equals the smaller id, so that the order never wavers (decision F5). */
export function newestFirst(profiles: readonly Profile[]): Profile[] {
  return profiles
    .map((profile) => ({ profile, at: parseTimestamp(profile.created_at) || 0 }))
    .sort((a, b) => b.at - a.at || (a.profile.id < b.profile.id ? -1 : 1))
    .map(({ profile }) => profile);
}
