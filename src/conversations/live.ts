import { getCurrentUser } from '../api/generated/auth/auth.ts';
import {
  countUnreadMessages,
  getConversation,
  listConversations,
  markConversationRead,
  sendMessage,
} from '../api/generated/messages/messages.ts';
import { countUnreadNotifications } from '../api/generated/notifications/notifications.ts';
import { socketAddress } from '../api/host.ts';
import { withRetry } from '../api/withRetry.ts';
import { onVisibility } from '../lib/browser/onVisibility.ts';
import { now } from '../lib/time/clock.ts';
import { after } from '../lib/time/timer.ts';
import { createLive, type Live } from '../realtime/engine.ts';
import { openSocket } from '../realtime/socket.ts';
import { createTokenCheck } from '../session/createTokenCheck.ts';
import type { Session } from '../session/session.ts';
import { useSessionPart } from '../session/SessionScope.tsx';
import { browserOutbox } from './browserOutbox.ts';
import { framesOf, liveStoreOf } from './liveState.ts';

/**
 * Returns the live layer of a session, which sends and receives messages by REST and socket and updates the live state.
 * It connects when `LiveConnection` starts it.
 */
export const liveOf = (session: Session): Live => session.own(createSessionLive);

export const useLive = (): Live => useSessionPart(createSessionLive);

function createSessionLive(session: Session): Live {
  const onRefused = createTokenCheck(() => getCurrentUser());
  const live = createLive(
    {
      connect: (userId, listener) =>
        openSocket({ address: () => socketAddress(userId, session.token ?? ''), listener, onRefused }),
      rest: {
        sendMessage: (id, content) => sendMessage(id, { content }),
        markRead: (id) => markConversationRead(id),
        loadConversation: (id) => withRetry(() => getConversation(id)),
        loadConversations: (skip) => withRetry(() => listConversations({ skip, limit: 20 })),
        loadCounts: () => withRetry(loadCounts),
      },
      clock: { now, after },
      outbox: browserOutbox,
    },
    liveStoreOf(session),
    framesOf(session),
  );
  const stopWatching = onVisibility(live.pageVisible);
  session.onEnd((reason) => {
    stopWatching();
    const { me } = live.store.getState();
    live.stop();
    // A deliberate logout removes unsent messages; they stay after an expired session (rule A16).
    if (reason === 'logout' && me !== null) live.forget(me);
  });
  return live;
}

async function loadCounts(): Promise<{ messages: number; notifications: number }> {
  const [messages, notifications] = await Promise.all([countUnreadMessages(), countUnreadNotifications()]);
  return { messages: messages.count, notifications: notifications.count };
}
