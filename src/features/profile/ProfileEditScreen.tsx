import { isApiError } from '../../api/errors.ts';
import { useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import { useGetMyProfile } from '../../api/generated/profiles/profiles.ts';
import { useOnceTrue } from '../../lib/useOnceTrue.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { RetryButton } from '../../ui/Button/RetryButton.tsx';
import { ScreenHeading } from '../../ui/ScreenHeading/ScreenHeading.tsx';
import { edit } from './copy.ts';
import { ProfileEditor } from './editor/ProfileEditor.tsx';
import { ProfileEditorSkeleton } from './editor/ProfileEditorSkeleton.tsx';
import * as css from './ProfileEditScreen.css.ts';

/**
 * Edit one's own profile. Nothing can be typed before it is known what the server holds: the save replaces it
 * (decision P3). Not having a profile yet is no failure (decision S4).
 */
export function ProfileEditScreen() {
  const user = useGetCurrentUser();
  const { data, error, isFetching, refetch } = useGetMyProfile();
  const isNew = isApiError(error) && error.status === 404;
  // Reading it anew must not take the editor away: for who has none yet that begins without an answer.
  const isKnown = useOnceTrue(data !== undefined || isNew);
  // Whose draft it is decides about what stands in the form from the first moment.
  const isReady = useOnceTrue(isKnown && (user.data !== undefined || data !== undefined || user.isError));
  return (
    <div className={css.root}>
      <ScreenHeading>{edit.title}</ScreenHeading>
      {isReady && <ProfileEditor profile={data ?? null} user={user.data} />}
      {!isKnown && error !== null && (
        <Banner
          kind="error"
          action={<RetryButton size="compact" isRetrying={isFetching} onRetry={() => void refetch()} />}
        >
          {edit.loadFailed}
        </Banner>
      )}
      {!isReady && (isKnown || error === null) && <ProfileEditorSkeleton />}
    </div>
  );
}
