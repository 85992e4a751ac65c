import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import type { Message } from '../../api/generated/model/index.ts';
import { liveStoreOf, useFrames } from '../../conversations/liveState.ts';
import { conversationHref } from '../../navigation/conversationHref.ts';
import { useSession } from '../../session/SessionScope.tsx';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { messageSound, notificationPreview, wasInvited } from './alertSettings.ts';
import { alerts } from './copy.ts';
import { messageAlert } from './messageAlert.ts';
import { playMessageSound } from './playMessageSound.ts';
import { hasSystemNotifications, requestSystemNotifications, showSystemNotification } from './systemNotification.ts';

/**
 * The sound and the system's notification of a new message, and the one question whether notifications are wanted, after
 * the first message that the person has sent (rules M41, M42).
 */
export function MessageAlerts() {
  const session = useSession();
  const frames = useFrames();
  const [, navigate] = useLocation();

  const alert = useEffectEvent((message: Message) => {
    const { hasSound, notification } = messageAlert(
      message,
      liveStoreOf(session).getState(),
      notificationPreview.store.getState().isOn,
    );
    if (hasSound && messageSound.store.getState().isOn) playMessageSound();
    if (notification === null || !hasSystemNotifications()) return;
    showSystemNotification({
      ...notification,
      tag: message.id,
      onPress: () => navigate(conversationHref(message.conversation_id)),
    });
  });
  const invite = useEffectEvent(() => {
    if (!hasSystemNotifications() || Notification.permission !== 'default' || wasInvited.store.getState().isOn) return;
    wasInvited.set(true);
    snackbars.show(alerts.invitation, {
      topic: 'notifications',
      action: { label: alerts.allow, run: () => void requestSystemNotifications() },
    });
  });

  useEffect(() => {
    const stops = [
      frames.subscribe('new_message', ({ message }) => alert(message)),
      frames.subscribe('message_sent', () => invite()),
    ];
    return () => stops.forEach((stop) => stop());
  }, [frames]);
  return null;
}
