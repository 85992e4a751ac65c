import { useEffect, useRef } from 'react';
import type { ConversationId, NotificationId } from '../../api/generated/model/index.ts';
import { updateNotification } from '../../api/generated/notifications/notifications.ts';
import { isApiError } from '../../api/errors.ts';
import { useFrames, useLiveState } from '../../conversations/liveState.ts';
import { loadLive } from '../../conversations/loadLive.ts';
import { useBlocked } from '../../hiddenPeople/useHiddenPeople.ts';
import { logFailure } from '../../lib/log/log.ts';
import { conversationsWith } from '../../realtime/unreadCounts.ts';
import { useSession } from '../../session/SessionScope.tsx';

/**
 * Marks the notification of a message as read when its conversation is visible, now or later (rule N22), and at once
 * when the sender is blocked (rule F42).
 */
export function useReadChatNotifications(): void {
  const session = useSession();
  const frames = useFrames();
  const visibleId = useLiveState((state) => (state.isVisible ? state.openId : null));
  const blocked = useBlocked();
  const ofBlocked = useLiveState((state) => conversationsWith(state, blocked));
  /**
   * Conversations of the notifications that have arrived; null when the notification is read or has no conversation.
   */
  const arrived = useRef(new Map<NotificationId, ConversationId | null>());

  useEffect(() => {
    const read = async (id: NotificationId, conversationId: ConversationId) => {
      try {
        const live = await loadLive(session);
        await live.changeNotifications(1, () => updateNotification(id, { is_read: true }));
      } catch (error) {
        arrived.current.set(id, conversationId);
        // Leaving the page cancels the request, which is no error.
        if (!isApiError(error) || error.kind !== 'network')
          logFailure('Marking the notification of a message as read', error);
      }
    };
    const readVisible = () => {
      for (const [id, conversationId] of arrived.current) {
        if (conversationId === null || (conversationId !== visibleId && !ofBlocked.split(' ').includes(conversationId)))
          continue;
        arrived.current.set(id, null);
        void read(id, conversationId);
      }
    };
    readVisible();
    return frames.subscribe('new_notification', ({ notification }) => {
      const { id, type, is_read: isRead, conversation_id: conversationId } = notification;
      if (type !== 'new_message' || isRead || arrived.current.has(id)) return;
      arrived.current.set(id, conversationId ?? null);
      readVisible();
    });
  }, [frames, session, visibleId, ofBlocked]);
}
