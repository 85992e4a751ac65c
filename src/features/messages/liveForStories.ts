import { getCurrentUser } from '../../api/generated/auth/auth.ts';
import {
  getConversation,
  listConversations,
  markConversationRead,
  sendMessage,
} from '../../api/generated/messages/messages.ts';
import { socketAddress } from '../../api/host.ts';
import { session } from '../../api/session.ts';
import { now } from '../../lib/clock.ts';
import { after } from '../../lib/timer.ts';
import { configureLive } from '../../realtime/liveActions.ts';
import { sendLiveFrame, startLiveSession } from '../../realtime/liveSession.ts';

/** The live layer over the story's backend, as the shell has it in the app. Answers how to end it. */
export async function liveForStories(): Promise<() => void> {
  configureLive({
    sendFrame: sendLiveFrame,
    rest: {
      sendMessage: (id, content) => sendMessage(id, { content }),
      markRead: (id) => markConversationRead(id),
      loadConversation: (id) => getConversation(id),
      loadConversations: (skip) => listConversations({ skip, limit: 20 }),
      loadCounts: () => Promise.resolve({ messages: 0, notifications: 0 }),
    },
    clock: { now, after },
    keep: { read: () => null, write: () => undefined },
  });
  const { id } = await getCurrentUser();
  return startLiveSession({
    userId: id,
    address: () => socketAddress(id, session.getState().token ?? ''),
    onReopened: () => undefined,
  });
}
