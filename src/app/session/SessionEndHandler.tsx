import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';
import { onSessionEnd, session, type SessionEnd } from '../../api/session.ts';
import { paths } from '../../lib/paths.ts';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { sessionText } from '../copy.ts';
import { loginPathFor } from '../routes/nextPath.ts';
import { routeAt } from '../routes/routes.ts';

/**
 * Leads to the login when a session ends, and says why (decisions C4 to C7, A16). Where another tab ended it, that tab
 * has said why: here it may have been a logout or a dead token, and a wrong word is worse than none.
 */
export function SessionEndHandler() {
  const [path, navigate] = useLocation();
  const search = useSearch();

  const leave = useEffectEvent((reason: SessionEnd) => {
    snackbars.clear();
    // Another tab has logged in as somebody else: this one goes on as that person.
    if (session.getState().isAuthenticated) return;
    if (reason === 'logout') {
      snackbars.show(sessionText.loggedOut, { kind: 'ok' });
      navigate(paths.login, { replace: true });
      return;
    }
    // What everybody may see stays as it is (decision C5).
    if (routeAt(path).access !== 'protected') return;
    if (reason === 'expired') {
      snackbars.show(sessionText.expired, { kind: 'error' });
      navigate(loginPathFor(path, search), { replace: true });
    } else {
      navigate(paths.login, { replace: true });
    }
  });

  useEffect(() => onSessionEnd((reason) => leave(reason)), []);
  return null;
}
