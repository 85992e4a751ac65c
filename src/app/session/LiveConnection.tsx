import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import type { UserId } from '../../api/generated/model/index.ts';
import { socketAddress } from '../../api/host.ts';
import { session } from '../../api/session.ts';
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
    import('../../realtime/liveSession.ts').then(
      ({ startLiveSession }) => {
        if (wanted) stop = startLiveSession({ address: () => addressOf(userId), onReopened: () => catchUp() });
      },
      (error: unknown) => logFailure('The live layer did not arrive', error),
    );
    return () => {
      wanted = false;
      stop?.();
    };
  }, [userId]);
  return null;
}

function addressOf(userId: UserId): string {
  return socketAddress(userId, session.getState().token ?? '');
}
