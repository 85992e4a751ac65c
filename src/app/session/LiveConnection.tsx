import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import { logFailure } from '../../lib/log.ts';
import { staleAfterGap } from './staleAfterGap.ts';

/** Keeps the socket of the session open while the shell is there (src/realtime/SPEC.md RT1, RT5). */
export function LiveConnection() {
  const { data: me } = useGetCurrentUser();
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
    // The socket's code may come after the screen.
    const start = async () => {
      const { goLive } = await import('./liveWiring.ts');
      if (wanted) stop = goLive(userId, () => catchUp());
    };
    start().catch((error: unknown) => logFailure('The live layer did not arrive', error));
    return () => {
      wanted = false;
      stop?.();
    };
  }, [userId]);
  return null;
}
