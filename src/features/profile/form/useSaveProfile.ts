import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError, toMessage } from '../../../api/errors.ts';
import type { Profile } from '../../../api/generated/model/index.ts';
import {
  getGetMyProfileQueryKey,
  getGetProfileByUserIdQueryKey,
  getGetProfileQueryKey,
  getMyProfile,
  updateMyProfile,
} from '../../../api/generated/profiles/profiles.ts';
import type { TagGroupOptions } from '../../../tags/tagGroupOptions.ts';
import { snackbars } from '../../../ui/Snackbar/snackbars.ts';
import { edit } from '../copy.ts';
import { rejectedFields, type FocusableField } from './fields.ts';
import { mergeProfile, type MergeVersions } from './mergeProfile.ts';
import { profileUpdate } from './profileUpdate.ts';
import { changesOf, type ProfileValues, valuesOf } from './profileValues.ts';
import { chosenIds } from './tagChoice.ts';

interface SaveProfile {
  tagGroups: readonly TagGroupOptions[] | null;
  /** Called when the profile has been read again, before anything is sent. */
  onRead: (theirs: ProfileValues) => void;
  /** Called when a field was changed elsewhere too; nothing has been sent. */
  onConflict: (versions: MergeVersions) => void;
  /** @param sent the values that further changes are compared with */
  onSaved: (profile: Profile, sent: ProfileValues) => void;
  /** Called when the server rejected fields. */
  onRejected: (fields: FocusableField[]) => void;
  /** Called when nothing was saved, unless the session has ended. */
  onFailed: () => void;
}

type Outcome = { conflict: MergeVersions } | { conflict: null; profile: Profile; sent: ProfileValues };

/**
 * Saves the profile (rule P9). The request replaces all fields, so the profile is read first and only the local
 * changes are applied to it (rule P3a). A failure is shown in a snackbar, which survives a navigation.
 */
export function useSaveProfile({ tagGroups, onRead, onConflict, onSaved, onRejected, onFailed }: SaveProfile) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ base, mine }: Pick<MergeVersions, 'base' | 'mine'>): Promise<Outcome> => {
      const theirs = valuesOf(await readAgain(client));
      const versions = { base, mine, theirs };
      onRead(theirs);
      const { values, conflicts } = mergeProfile(versions);
      if (conflicts.length > 0) return { conflict: versions };
      const hasTags = tagGroups !== null && changesOf(theirs, values).tags !== undefined;
      const profile = await updateMyProfile(profileUpdate(values, hasTags ? chosenIds(values, tagGroups) : null));
      // Without the catalogue the tags could not be sent, so they remain unsaved changes.
      return { conflict: null, profile, sent: hasTags ? values : { ...values, tags: theirs.tags } };
    },
  });

  const save = (edited: Pick<MergeVersions, 'base' | 'mine'>) =>
    mutate(edited, {
      onSuccess: (outcome) => {
        if (outcome.conflict !== null) return onConflict(outcome.conflict);
        const { profile, sent } = outcome;
        setProfileInCache(client, profile);
        void client.invalidateQueries({ queryKey: getGetProfileQueryKey(profile.id) });
        void client.invalidateQueries({ queryKey: getGetProfileByUserIdQueryKey(profile.user_id) });
        snackbars.show(edit.saved, { kind: 'ok', topic: 'profile' });
        return onSaved(profile, sent);
      },
      onError: (error) => {
        // The end of the session shows its own message, and the draft is kept for the next login.
        if (isApiError(error) && error.status === 401) return;
        onFailed();
        snackbars.show(toMessage(error, edit.saveFailed), { kind: 'error', topic: 'profile' });
        if (isApiError(error)) onRejected(rejectedFields(error.issues));
      },
    });
  return { save, isSaving: isPending };
}

/** Returns null when the user has no profile yet (rule S4). */
async function readAgain(client: QueryClient): Promise<Profile | null> {
  try {
    const profile = await getMyProfile();
    setProfileInCache(client, profile);
    return profile;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}

/** Cancels a query in flight, whose response would be older than this profile. */
function setProfileInCache(client: QueryClient, profile: Profile): void {
  const queryKey = getGetMyProfileQueryKey();
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, profile);
}
