import type { Message } from '../../api/generated/model/index.ts';
import type { LiveState } from '../../realtime/types.ts';
import type { VisibleTabs } from './visibleTabs.ts';

interface MessageAlert {
  hasSound: boolean;
  /** Whether a system notification is to be shown. */
  hasNotification: boolean;
}

/**
 * Returns whether a received message is announced by a sound and by a system notification (rules M41, M42).
 * @param visibleTabs what is visible in any tab
 */
export function messageAlert(
  message: Message,
  { me, isVisible, openId }: Pick<LiveState, 'me' | 'isVisible' | 'openId'>,
  visibleTabs: VisibleTabs,
): MessageAlert {
  const isChatVisible = visibleTabs.hasChat || (isVisible && openId === message.conversation_id);
  if (message.sender_id === me || isChatVisible) return { hasSound: false, hasNotification: false };
  // Of several tabs, only the visible one plays the sound.
  if (isVisible || visibleTabs.hasApp) return { hasSound: isVisible, hasNotification: false };
  return { hasSound: true, hasNotification: true };
}
