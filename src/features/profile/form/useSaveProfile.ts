import { useQueryClient } from '@tanstack/react-query';
import { isApiError, toMessage } from '../../../api/errors.ts';
import type { Profile, UpdateProfileEnvelope } from '../../../api/generated/model/index.ts';
import {
  getGetMyProfileQueryKey,
  getGetProfileByUserIdQueryKey,
  getGetProfileQueryKey,
  useUpdateMyProfile,
} from '../../../api/generated/profiles/profiles.ts';
import { snackbars } from '../../../ui/Snackbar/snackbars.ts';
import { edit } from '../copy.ts';
import { refusedFields, type Goal } from './fields.ts';
import type { ProfileValues } from './profileValues.ts';

interface Hopes {
  /** @param sent the form as it was when it was sent */
  onSaved: (profile: Profile, sent: ProfileValues) => void;
  /** The server named fields that it does not take. */
  onRefused: (fields: Goal[]) => void;
}

/** The one save (decision P9). What came of it is told in a snackbar, which survives the way to the next screen. */
export function useSaveProfile({ onSaved, onRefused }: Hopes) {
  const client = useQueryClient();
  const { mutate, isPending } = useUpdateMyProfile();

  const save = (data: UpdateProfileEnvelope, sent: ProfileValues) =>
    mutate(
      { data },
      {
        onSuccess: (profile) => {
          // An answer that is on its way knows nothing of the save.
          void client.cancelQueries({ queryKey: getGetMyProfileQueryKey() });
          client.setQueryData(getGetMyProfileQueryKey(), profile);
          void client.invalidateQueries({ queryKey: getGetProfileQueryKey(profile.id) });
          void client.invalidateQueries({ queryKey: getGetProfileByUserIdQueryKey(profile.user_id) });
          snackbars.show(edit.saved, { kind: 'ok' });
          onSaved(profile, sent);
        },
        onError: (error) => {
          // The end of the session says enough; what was typed waits for the next login.
          if (isApiError(error) && error.status === 401) return;
          snackbars.show(toMessage(error, edit.saveFailed), { kind: 'error' });
          if (isApiError(error)) onRefused(refusedFields(error.issues));
        },
      },
    );
  return { save, isSaving: isPending };
}
