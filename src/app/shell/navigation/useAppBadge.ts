import { useEffect } from 'react';
import { logFailure } from '../../../lib/log/log.ts';

const onFailure = (error: unknown) => logFailure('The badge of the app could not be set.', error);

/**
 * Shows the number of unread messages on the icon of the installed app, if the browser supports it; none for 0, and
 * none after the session.
 */
export function useAppBadge(count: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator) || count <= 0) return;
    navigator.setAppBadge(count).catch(onFailure);
    return () => void navigator.clearAppBadge().catch(onFailure);
  }, [count]);
}
