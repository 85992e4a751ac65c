import { LikesHost } from '../../features/likes/LikesHost.tsx';
import { ProfileDialogHost } from '../../features/people/dialog/ProfileDialogHost.tsx';
import { SafetyHost } from '../safety/SafetyHost.tsx';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { MessageAlerts } from '../alerts/MessageAlerts.tsx';
import { SlowRequestWatcher } from '../session/SlowRequestWatcher.tsx';
import { ShortcutListener } from '../shortcuts/ShortcutListener.tsx';

/**
 * Renders parts that accompany every screen. A crash of one does not affect the others.
 * @param attempt a changed value renders crashed parts again
 */
export function ShellParts({ attempt }: { attempt: string }) {
  return (
    <>
      <LoadBoundary attempt={attempt}>
        <ProfileDialogHost />
      </LoadBoundary>
      <LoadBoundary attempt={attempt}>
        <LikesHost />
      </LoadBoundary>
      <LoadBoundary attempt={attempt}>
        <SlowRequestWatcher />
      </LoadBoundary>
      <LoadBoundary attempt={attempt}>
        <MessageAlerts />
      </LoadBoundary>
      <LoadBoundary attempt={attempt}>
        <SafetyHost />
      </LoadBoundary>
      <LoadBoundary attempt={attempt}>
        <ShortcutListener />
      </LoadBoundary>
    </>
  );
}
