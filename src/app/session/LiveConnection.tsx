import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import { logFailure } from '../../lib/log.ts';
import { after } from '../../lib/timer.ts';
import { staleAfterGap } from './staleAfterGap.ts';

/** How long to wait until what did not arrive is asked for again, in ms. */
const RETRY_AFTER = 5_000;

/** Keeps the socket of the session open while the shell is there (src/realtime/SPEC.md RT1, RT5). */
export function LiveConnection() {
  // Without knowing who it is for there is no socket: a failure is not the last word.
  const { data: me } = useGetCurrentUser({
    query: { refetchInterval: ({ state }) => state.status === 'error' && RETRY_AFTER },
  });
  const userId = me?.id;
  const client = useQueryClient();
  // What happened while there was no connection is only known to the server (decision M4).
  const catchUp = useEffectEvent(() => {
    for (const queryKey of staleAfterGap()) void client.invalidateQueries({ queryKey });
  });

  useEffect(() => {
    if (userId === undefined) return;
    let stop: (() => void) | null = null;
    let wanted = true;
    let stopWaiting: (() => void) | null = null;
    // The socket's code may come after the screen.
    const start = async () => {
      const { goLive } = await import('./liveWiring.ts');
      if (wanted) stop = goLive(userId, () => catchUp());
    };
    const begin = () => {
      start().catch((error: unknown) => {
        logFailure('The live layer did not arrive', error);
        if (wanted) stopWaiting = after(RETRY_AFTER, begin);
      });
    };
    begin();
    return () => {
      wanted = false;
      stopWaiting?.();
      stop?.();
    };
  }, [userId]);
  return null;
}
