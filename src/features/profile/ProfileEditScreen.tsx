import { isApiError, networkMessage } from '../../api/errors.ts';
import { useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import { useGetMyProfile } from '../../api/generated/profiles/profiles.ts';
import { useHasBeenTrue } from '../../lib/react/useHasBeenTrue.ts';
import { Card } from '../../ui/Card/Card.tsx';
import { common } from '../../ui/copy.ts';
import { LoadFailure } from '../../ui/EmptyState/LoadFailure.tsx';
import { ScreenHeading } from '../../ui/ScreenHeading/ScreenHeading.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { edit } from './copy.ts';
import * as editor from './editor/ProfileEditor.css.ts';
import { ProfileEditor } from './editor/ProfileEditor.tsx';
import * as css from './ProfileEditScreen.css.ts';

/**
 * Renders the editor of the user's own profile. It appears only after the profile has been loaded, because a save
 * replaces the whole profile. A missing profile (404) is not an error.
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
          <div role="alert">
            <LoadFailure title={edit.loadFailed} hint={networkMessage(error)} onRetry={() => void refetch()} />
          </div>
        </div>
      )}
      {!isReady && (isKnown || error === null) && <ProfileEditorSkeleton />}
    </div>
  );
}

const FIELDS = 3;

/** Renders a placeholder with the layout of the editor. */
function ProfileEditorSkeleton() {
  return (
    <>
      <div role="status">
        <VisuallyHidden>{common.loading}</VisuallyHidden>
      </div>
      <div className={editor.columns}>
        <div className={editor.aside} aria-hidden="true">
          <span className={css.line}>
            <Skeleton shape="box" />
          </span>
          <div className={css.wide}>
            <Card>
              <div className={css.card} />
            </Card>
          </div>
        </div>
        <div className={editor.main} aria-hidden="true">
          <span className={css.tabs}>
            <Skeleton shape="box" />
          </span>
          <span className={css.avatar}>
            <Skeleton shape="circle" width="72px" />
          </span>
          {Array.from({ length: FIELDS }, (_, index) => (
            <span key={index} className={css.field}>
              <Skeleton shape="box" />
            </span>
          ))}
        </div>
      </div>
    </>
  );
}
