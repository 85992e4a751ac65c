import { getCurrentUser } from '../api/generated/auth/auth.ts';
import {
  countUnreadMessages,
  getConversation,
  listConversations,
  markConversationRead,
  sendMessage,
} from '../api/generated/messages/messages.ts';
import type { UserId } from '../api/generated/model/index.ts';
import { countUnreadNotifications } from '../api/generated/notifications/notifications.ts';
import { socketAddress } from '../api/host.ts';
import { withRetry } from '../api/withRetry.ts';
import { onVisibility } from '../lib/browser/onVisibility.ts';
import { randomFraction } from '../lib/browser/randomFraction.ts';
import { localStore, onOtherTabPrefixChange } from '../lib/storage/storage.ts';
import { acquireTabLock, onceUnlocked } from '../lib/storage/tabLock.ts';
import { now } from '../lib/time/clock.ts';
import { after } from '../lib/time/timer.ts';
import { createLive, type Live } from '../realtime/engine.ts';
import { openSocket } from '../realtime/socket.ts';
import type { LiveOutbox, OutboxPart } from '../realtime/ports.ts';
import { createTokenCheck } from '../session/createTokenCheck.ts';
import type { Session } from '../session/session.ts';
import { useSessionPart } from '../session/SessionScope.tsx';
import { removeUnsent, unsentPrefix } from '../session/unsent.ts';
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
        loadConversations: (skip, limit) => withRetry(() => listConversations({ skip, limit })),
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
    // A deliberate logout removes unsent messages; they stay after an expired session.
    if (reason === 'logout' && me !== null) live.forget(me);
  });
  return live;
}

async function loadCounts(): Promise<{ messages: number; notifications: number }> {
  const [messages, notifications] = await Promise.all([countUnreadMessages(), countUnreadNotifications()]);
  return { messages: messages.count, notifications: notifications.count };
}

/**
 * Stores the messages that the server has not confirmed yet in `localStorage`, so that they survive a reload. Each tab
 * stores its part under a key of its own, and owns a lock of that name while it is open. A part whose lock no tab owns
 * was abandoned; the tab that acquires it takes the part over.
 */
export const browserOutbox: LiveOutbox = { open: openPart, forget: removeUnsent };

function openPart(userId: UserId, onAbandoned: (text: string) => void, onRemoved: () => void): OutboxPart {
  const prefix = unsentPrefix(userId);
  const own = `${prefix}${randomFraction().toString(36).slice(2)}` as const;
  /** Functions that stop waiting for the parts of other tabs, by name. */
  const stopWaitingByName = new Map<string, () => void>();
  let text: string | null = null;
  let isLocked = false;
  let isClosed = false;

  function writePart(): void {
    if (text === null) localStore.remove(own);
    else localStore.set(own, text);
  }

  /** Nothing is written before the lock is acquired, because another tab could take the part over. */
  const release = acquireTabLock(own, () => {
    if (isClosed) return;
    isLocked = true;
    writePart();
    watchOtherParts();
  });

  function watchOtherParts(): void {
    if (!isLocked) return;
    for (const name of localStore.keys(prefix)) {
      if (name === own || stopWaitingByName.has(name)) continue;
      const stop = onceUnlocked(name, () => takeOver(name));
      stopWaitingByName.set(name, stop);
    }
  }

  /** `onAbandoned` persists the text in this tab's part before it is removed from the old one. */
  function takeOver(name: string): void {
    stopWaitingByName.delete(name);
    const abandonedText = localStore.get(name);
    if (isClosed || abandonedText === null) return;
    onAbandoned(abandonedText);
    localStore.remove(name);
    // Removing the old part has freed storage, so a failed write can succeed now.
    writePart();
  }

  const stopFollowing = onOtherTabPrefixChange(prefix, () => {
    watchOtherParts();
    if (isLocked && text !== null && localStore.get(own) === null) onRemoved();
  });
  return {
    write(next) {
      text = next;
      if (isLocked) writePart();
    },
    close() {
      if (!isLocked) writePart();
      isClosed = true;
      stopFollowing();
      for (const stop of stopWaitingByName.values()) stop();
      release();
    },
  };
}
