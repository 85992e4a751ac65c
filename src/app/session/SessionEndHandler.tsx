import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { SessionEnd } from '../../session/session.ts';
import { isAuthenticated, onSessionEnd, sessions } from '../../session/sessions.ts';
import { paths } from '../../navigation/paths.ts';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { sessionText } from '../copy.ts';
import { loginPathFor } from '../routes/nextPath.ts';
import { routeAt } from '../routes/routes.ts';

const TOPIC = 'session';

/**
 * Navigates to the login when a session ends and shows the reason (rules C4 to C7, A16). When another tab has ended
 * the session, no reason is shown here: that tab has shown it, and this one cannot know whether it was a logout or an
 * expired token.
 */
export function SessionEndHandler() {
  const [path, navigate] = useLocation();
  const search = useSearch();

  const leave = useEffectEvent((reason: SessionEnd) => {
    snackbars.clear();
    // Another tab has signed in as another user; this tab continues with that session.
    if (isAuthenticated(sessions.getState())) return;
    if (reason === 'logout') {
      snackbars.show(sessionText.loggedOut, { kind: 'ok', topic: TOPIC });
      navigate(paths.login, { replace: true });
      return;
    }
    // Public screens remain open (rule C5).
    if (routeAt(path).access !== 'protected') return;
    if (reason === 'expired') {
      snackbars.show(sessionText.expired, { kind: 'error', topic: TOPIC });
      navigate(loginPathFor(path, search), { replace: true });
    } else {
      navigate(paths.login, { replace: true });
    }
  });

  useEffect(() => onSessionEnd((reason) => leave(reason)), []);
  return null;
}
