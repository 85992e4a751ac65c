import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import type { Message } from '../../api/generated/model/index.ts';
import { useFrames, useLiveState } from '../../conversations/liveState.ts';
import { conversationHref } from '../../navigation/paths.ts';
import { useSession } from '../../session/SessionScope.tsx';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { alertOnMessage } from './alertOnMessage.ts';
import { wasInvited } from './alertSettings.ts';
import { alerts } from './copy.ts';
import { followPresses } from './followPresses.ts';
import { allowSoundOnPress } from './playMessageSound.ts';
import { announceVisibleTab } from './visibleTabs.ts';
import { closeSystemNotifications, mayInvite, requestSystemNotifications } from './systemNotification.ts';
import { useConversationsOfBlocked } from './useConversationsOfBlocked.ts';
import { useReadChatNotifications } from './useReadChatNotifications.ts';

/**
 * Plays the sound and shows the system notification of a new message, and asks once, after the first message that the
 * user has sent, whether notifications are wanted (rules M41, M42).
 */
export function MessageAlerts() {
  // It renders nothing: memoizing its parts would add bytes to the first load.
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
  const invite = useEffectEvent(() => {
    if (!mayInvite(isVisible)) return;
    wasInvited.set(true);
    snackbars.show(alerts.invitation, {
      topic: 'notifications',
      waits: true,
      action: { label: alerts.allow, run: () => void requestSystemNotifications() },
    });
  });

  useEffect(() => {
    const stops = [
      frames.subscribe('new_message', ({ message }) => void alert(message)),
      frames.subscribe('message_sent', () => invite()),
    ];
    return () => stops.forEach((stop) => stop());
  }, [frames]);
  useEffect(allowSoundOnPress, []);
  useEffect(() => followPresses((href) => open(href)), []);
  // After a logout, nobody must be able to read notifications that arrived before it.
  useEffect(() => () => closeSystemNotifications(), []);
  return null;
}
