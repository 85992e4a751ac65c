import { getCurrentUser } from '../../src/api/generated/auth/auth.ts';
import { liveOf } from '../../src/conversations/live.ts';
import { sessions } from '../../src/session/sessions.ts';

/**
 * Starts the live layer, which the shell does in the app.
 * @returns stops it
 */
export async function startLive(): Promise<() => void> {
  const me = await getCurrentUser().catch(() => null);
  const live = liveOf(sessions.getState());
  if (me !== null) live.start(me.id);
  return live.stop;
}
