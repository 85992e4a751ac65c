import type { Live } from '../realtime/engine.ts';
import type { Session } from '../session/session.ts';

/** Loads the live layer for screens that only sometimes need its commands: its code is loaded with the first one. */
export const loadLive = async (session: Session): Promise<Live> => (await import('./live.ts')).liveOf(session);
