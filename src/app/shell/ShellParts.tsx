import { CardMenu } from '../../people/card/CardMenu.tsx';
import { ProfileDialogHost } from '../../people/dialog/ProfileDialogHost.tsx';
import { LikesHost } from '../../features/likes/LikesHost.tsx';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { MessageAlerts } from '../alerts/MessageAlerts.tsx';
import { SafetyHost } from '../safety/SafetyHost.tsx';
import { ShortcutListener } from '../shortcuts/ShortcutListener.tsx';
import { SlowRequestWatcher } from './SlowRequestWatcher.tsx';

/** Elements that never change, so that another `attempt` does not render them again. */
const parts = Object.entries({
  profileDialog: <ProfileDialogHost />,
  cardMenu: <CardMenu />,
  likes: <LikesHost />,
  slowRequests: <SlowRequestWatcher />,
  alerts: <MessageAlerts />,
  safety: <SafetyHost />,
  shortcuts: <ShortcutListener />,
});

/**
 * Renders parts that accompany every screen. A crash of one does not affect the others.
 * @param attempt a changed value renders crashed parts again
 */
export function ShellParts({ attempt }: { attempt: string }) {
  return parts.map(([name, part]) => (
    <LoadBoundary key={name} attempt={attempt}>
      {part}
    </LoadBoundary>
  ));
}
