import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { isApiError } from '../../api/errors.ts';
import type { Message, ConversationId, NotificationId } from '../../api/generated/model/index.ts';
import { updateNotification } from '../../api/generated/notifications/notifications.ts';
import { conversationsWith } from '../../realtime/unreadCounts.ts';
import { useSession } from '../../session/SessionScope.tsx';
import { useFrames, useLiveState, loadLive } from '../../conversations/liveState.ts';
import { closeSystemNotifications } from '../../conversations/systemNotification.ts';
import { useBlocked } from '../../hiddenPeople/useHiddenPeople.ts';
import { conversationHref } from '../../navigation/paths.ts';
import { logFailure } from '../../lib/log/log.ts';
import { alertOnMessage, announceVisibleTab } from './alertOnMessage.ts';
import { allowSoundOnPress } from './playMessageSound.ts';

/** Plays the sound and shows the system notification of a new message. */
export function MessageAlerts() {
  'use no memo';
  const session = useSession();
  const frames = useFrames();
  const [, navigate] = useLocation();
  useReadChatNotifications();
  useConversationsOfBlocked();

  const isVisible = useLiveState((state) => state.isVisible);
  const openId = useLiveState((state) => state.openId);
  useEffect(() => {
    if (!isVisible) return undefined;
    // The user is viewing what the notifications announced.
    if (openId !== null) closeSystemNotifications(conversationHref(openId));
    return announceVisibleTab(openId);
  }, [isVisible, openId]);

  const open = useEffectEvent((href: string) => navigate(href));
  const alert = useEffectEvent((message: Message) => alertOnMessage(session, message, open));
  useEffect(() => frames.subscribe('new_message', ({ message }) => void alert(message)), [frames]);
  useEffect(allowSoundOnPress, []);
  useEffect(() => followPresses((href) => open(href)), []);
  // After a logout, nobody must be able to read notifications that arrived before it.
  useEffect(() => () => closeSystemNotifications(), []);
  return null;
}

/**
 * Shows the chat of a notification that was pressed. The service worker, which receives the press, first asks the tabs
 * whether they can show a chat, and then sends its path to one of them.
 * @param open called with the path of the chat
 * @returns a function that removes the listener
 */
function followPresses(open: (href: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  const answer = ({ data, ports }: MessageEvent<unknown>) => {
    if (data === 'can you open a chat?') ports[0]?.postMessage('yes');
    else if (typeof data === 'object' && data !== null && 'open' in data && typeof data.open === 'string')
      open(data.open);
  };
  navigator.serviceWorker.addEventListener('message', answer);
  return () => navigator.serviceWorker.removeEventListener('message', answer);
}

/**
 * Marks the notification of a message as read when its conversation is visible, now or later, and at once
 * when the sender is blocked.
 */
export function useReadChatNotifications(): void {
  const session = useSession();
  const frames = useFrames();
  const visibleId = useLiveState((state) => (state.isVisible ? state.openId : null));
  const blocked = useBlocked();
  const ofBlocked = useLiveState((state) => conversationsWith(state, blocked));
  const known = useRef(new Set<NotificationId>());
  /** The notifications that are not read yet, by conversation. */
  const unread = useRef(new Map<ConversationId, Set<NotificationId>>());

  useEffect(() => {
    const keep = (id: ConversationId, notification: NotificationId) =>
      unread.current.set(id, (unread.current.get(id) ?? new Set()).add(notification));
    const read = async (id: NotificationId, conversationId: ConversationId) => {
      try {
        const live = await loadLive(session);
        await live.changeNotifications(1, () => updateNotification(id, { is_read: true }));
      } catch (error) {
        keep(conversationId, id);
        // Leaving the page cancels the request, which is no error.
        if (!isApiError(error) || error.kind !== 'network')
          logFailure('Marking the notification of a message as read', error);
      }
    };
    const readNow = new Set([visibleId, ...ofBlocked.split(' ')]);
    const readAllOf = (id: ConversationId | null) => {
      const ids = unread.current.get(id ?? '');
      if (id === null || ids === undefined) return;
      unread.current.delete(id);
      for (const notification of ids) void read(notification, id);
    };
    readNow.forEach(readAllOf);
    return frames.subscribe('new_notification', ({ notification }) => {
      const { id, type, is_read: isRead, conversation_id: conversationId } = notification;
      if (type !== 'new_message' || isRead || known.current.has(id)) return;
      known.current.add(id);
      if (conversationId) keep(conversationId, id);
      // The next occasion for what has failed before, too.
      readNow.forEach(readAllOf);
    });
  }, [frames, session, visibleId, ofBlocked]);
}

/**
 * Lets the unread count leave out messages from blocked people: while there are unread messages, loads the
 * conversations page by page until those with blocked people are loaded.
 */
function useConversationsOfBlocked(): void {
  const session = useSession();
  const blocked = useBlocked();
  const isNeeded = useLiveState((state) => {
    const { me, counts, list } = state;
    if (blocked.size === 0 || me === null || counts.messages === 0) return false;
    if (list.isComplete || list.isInFlight || list.isRequested || list.hasFailed) return false;
    return conversationsWith(state, blocked).split(' ').filter(Boolean).length < blocked.size;
  });
  useEffect(() => {
    if (!isNeeded) return;
    loadLive(session).then(
      (live) => live.loadMoreConversations(),
      (error: unknown) => logFailure('Loading the conversations of blocked people', error),
    );
  }, [isNeeded, session]);
}
