import { isApiError } from '../../api/errors.ts';
import { useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import { useGetMyProfile } from '../../api/generated/profiles/profiles.ts';
import { useHasBeenTrue } from '../../lib/react/useHasBeenTrue.ts';
import { RetryBanner } from '../../ui/Banner/RetryBanner.tsx';
import { ScreenHeading } from '../../ui/ScreenHeading/ScreenHeading.tsx';
import { edit } from './copy.ts';
import { ProfileEditor } from './editor/ProfileEditor.tsx';
import { ProfileEditorSkeleton } from './editor/ProfileEditorSkeleton.tsx';
import * as css from './ProfileEditScreen.css.ts';

/**
 * Renders the editor of the user's own profile. It appears only after the profile has been loaded, because a save
 * replaces the whole profile (rule P3). A missing profile (404) is not an error (rule S4).
 */
export function ProfileEditScreen() {
  const user = useGetCurrentUser();
  const { data, error, refetch } = useGetMyProfile();
  const isNew = isApiError(error) && error.status === 404;
  // A refetch must not unmount the editor: without a profile there is no `data`, so the query is pending again.
  const isKnown = useHasBeenTrue(data !== undefined || isNew);
  // The form's initial values depend on the user's draft, so the user's id must be known first, unless its request
  // fails.
  const isReady = useHasBeenTrue(isKnown && (user.data !== undefined || data !== undefined || user.isError));
  return (
    <div className={css.root}>
      <ScreenHeading>{edit.title}</ScreenHeading>
      {isReady && <ProfileEditor profile={data ?? null} user={user.data} />}
      {!isKnown && error !== null && (
        <div>
          <RetryBanner onRetry={() => void refetch()}>{edit.loadFailed}</RetryBanner>
        </div>
      )}
      {!isReady && (isKnown || error === null) && <ProfileEditorSkeleton />}
    </div>
  );
}
