import type { Message } from '../../api/generated/model/index.ts';
import { liveStoreOf } from '../../conversations/liveState.ts';
import type { Session } from '../../session/session.ts';
import { conversationHref } from '../../navigation/paths.ts';
import { messageSound, notificationPreview } from './alertSettings.ts';
import { isBlocked } from './isBlocked.ts';
import { isMuted } from './isMuted.ts';
import { claimAlert } from './claimAlert.ts';
import { messageAlert } from './messageAlert.ts';
import { notificationText } from './notificationText.ts';
import { playMessageSound } from './playMessageSound.ts';
import { findVisibleTabs } from './visibleTabs.ts';
import { areSystemNotificationsWanted, showSystemNotification } from './systemNotification.ts';

/**
 * Announces a received message by sound and notification (rules M41, M42).
 * @param open called with the path of the conversation when a notification of this page is pressed
 */
export async function alertOnMessage(session: Session, message: Message, open: (href: string) => void): Promise<void> {
  const due = async () =>
    messageAlert(message, liveStoreOf(session).getState(), await findVisibleTabs(message.conversation_id));
  if (isBlocked(session, message.sender_id) || isMuted(session, message.conversation_id)) return;
  const { hasSound, hasNotification } = await due();
  if (hasSound && messageSound.store.getState().isOn) void playMessageSound(() => claimAlert(`sound:${message.id}`));
  if (!hasNotification || !areSystemNotificationsWanted() || !(await claimAlert(`notification:${message.id}`))) return;
  const text = await notificationText(session, message, notificationPreview.store.getState().isOn);
  // Meanwhile the user may have returned to the app or logged out.
  if (!(await due()).hasNotification || session.signal.aborted) return;
  await showSystemNotification({ ...text, tag: message.id, href: conversationHref(message.conversation_id) }, open);
}
