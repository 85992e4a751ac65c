import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../../../api/errors.ts';
import type { Profile } from '../../../api/generated/model/index.ts';
import {
  getGetMyProfileQueryKey,
  getGetProfileByUserIdQueryKey,
  getGetProfileQueryKey,
  getMyProfile,
  updateMyProfile,
} from '../../../api/generated/profiles/profiles.ts';
import { withRetry } from '../../../api/withRetry.ts';
import type { TagGroupOptions } from '../../../tags/tagCatalogue.ts';
import { mergeProfile, type MergeVersions } from './mergeProfile.ts';
import { profileUpdate } from './profileUpdate.ts';
import { changesOf, type ProfileValues, valuesOf } from './profileValues.ts';
import { chosenIds } from './tagChoice.ts';

/**
 * The outcome of a save.
 * - `conflict`: a field was also changed elsewhere; nothing has been sent.
 * - `sent`: the values that further changes are compared with.
 */
type SaveOutcome = { conflict: MergeVersions } | { conflict: null; profile: Profile; sent: ProfileValues };

/**
 * Saves the profile (rule P9) and updates the query cache. The request replaces all fields, so the profile is fetched
 * first and only the local changes are applied to it (rule P3a).
 * @param tagGroups null while the catalogue is unknown: then the tags are not sent and remain changes
 * @param onRead called when the profile has been fetched, before anything is sent
 */
export async function saveProfile(
  client: QueryClient,
  { base, mine }: Pick<MergeVersions, 'base' | 'mine'>,
  tagGroups: readonly TagGroupOptions[] | null,
  onRead: (theirs: ProfileValues) => void,
): Promise<SaveOutcome> {
  const theirs = valuesOf(await readAgain(client));
  const versions = { base, mine, theirs };
  onRead(theirs);
  const { values, conflicts } = mergeProfile(versions);
  if (conflicts.length > 0) return { conflict: versions };
  const hasTags = tagGroups !== null && changesOf(theirs, values).tags !== undefined;
  const profile = await updateMyProfile(profileUpdate(values, hasTags ? chosenIds(values, tagGroups) : null));
  setProfileInCache(client, profile);
  void client.invalidateQueries({ queryKey: getGetProfileQueryKey(profile.id) });
  void client.invalidateQueries({ queryKey: getGetProfileByUserIdQueryKey(profile.user_id) });
  return { conflict: null, profile, sent: hasTags ? values : { ...values, tags: theirs.tags } };
}

/** Fetches the profile. Returns null when the user has no profile yet (rule S4). */
async function readAgain(client: QueryClient): Promise<Profile | null> {
  try {
    const profile = await withRetry(() => getMyProfile());
    setProfileInCache(client, profile);
    return profile;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}

/**
 * Writes the profile to the cache. Cancels a query in flight first, whose response would be older than this profile.
 */
function setProfileInCache(client: QueryClient, profile: Profile): void {
  const queryKey = getGetMyProfileQueryKey();
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, profile);
}
