import { useLocation, useSearch } from 'wouter';
import { lazyComponent } from '../../lib/lazyComponent.ts';
import { LoadBoundary } from '../../lib/LoadBoundary.tsx';

const LikesHost = lazyComponent(async () => (await import('../../features/likes/LikesHost.tsx')).LikesHost);
const SlowAnswers = lazyComponent(async () => (await import('../session/SlowAnswers.tsx')).SlowAnswers);
const ProfileDialogHost = lazyComponent(
  async () => (await import('../../features/people/dialog/ProfileDialogHost.tsx')).ProfileDialogHost,
);

/** What goes along with every screen and may come after it; without it the screens work all the same. */
export function Companions() {
  const [path] = useLocation();
  const address = `${path}?${useSearch()}`;
  return (
    <>
      <LoadBoundary attempt={address}>
        <ProfileDialogHost />
      </LoadBoundary>
      <LoadBoundary attempt={address}>
        <LikesHost />
      </LoadBoundary>
      <LoadBoundary attempt={address}>
        <SlowAnswers />
      </LoadBoundary>
    </>
  );
}
