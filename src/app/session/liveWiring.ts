import type { UserId } from '../../api/generated/model/index.ts';
import {
  countUnreadMessages,
  getConversation,
  listConversations,
  markConversationRead,
  sendMessage,
} from '../../api/generated/messages/messages.ts';
import { countUnreadNotifications } from '../../api/generated/notifications/notifications.ts';
import { isApiError } from '../../api/errors.ts';
import { socketAddress } from '../../api/host.ts';
import { onSessionEnd, session } from '../../api/session.ts';
import { tryAgain } from '../../api/tryAgain.ts';
import { now } from '../../lib/clock.ts';
import { onVisibility } from '../../lib/onVisibility.ts';
import { tabStore } from '../../lib/tabStore.ts';
import { after } from '../../lib/timer.ts';
import { configureLive, forgetLive, pageVisible } from '../../realtime/liveActions.ts';
import { sendLiveFrame, startLiveSession } from '../../realtime/liveSession.ts';

/** What was written and not yet confirmed, for each person of this tab. */
const keptUnder = (userId: UserId) => `unsent:${userId}`;

configureLive({
  sendFrame: sendLiveFrame,
  rest: {
    sendMessage: (id, content) => whileLoggedIn(sendMessage(id, { content })),
    markRead: (id) => whileLoggedIn(markConversationRead(id)),
    loadConversation: (id) => whileLoggedIn(tryAgain(() => getConversation(id))),
    loadConversations: (skip) => whileLoggedIn(tryAgain(() => listConversations({ skip, limit: 20 }))),
    loadCounts: () => whileLoggedIn(tryAgain(loadCounts)),
  },
  clock: { now, after },
  keep: {
    read: (userId) => tabStore.get(keptUnder(userId)),
    write(userId, text) {
      if (text === null) tabStore.remove(keptUnder(userId));
      else tabStore.set(keptUnder(userId), text);
    },
  },
});

async function loadCounts(): Promise<{ messages: number; notifications: number }> {
  const [messages, notifications] = await Promise.all([countUnreadMessages(), countUnreadNotifications()]);
  return { messages: messages.count, notifications: notifications.count };
}

/** A 401 ends the session, and the live state with it: there is nobody left to tell, and no failure to log. */
async function whileLoggedIn<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isApiError(error) && error.status === 401) return new Promise(() => {});
    throw error;
  }
}

/**
 * Opens the socket of a person and begins their live state. Answers how to end both.
 * @param onReopened the connection is up again after it was lost
 */
export function goLive(userId: UserId, onReopened: () => void): () => void {
  const stops = [
    onVisibility(pageVisible),
    startLiveSession({
      userId,
      address: () => socketAddress(userId, session.getState().token ?? ''),
      onReopened,
    }),
    // Who leaves by themselves leaves nothing behind; who is thrown out finds it again (decision A16).
    onSessionEnd((reason) => {
      if (reason === 'logout') forgetLive(userId);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
