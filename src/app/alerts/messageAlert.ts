import type { Message } from '../../api/generated/model/index.ts';
import type { LiveState } from '../../realtime/types.ts';
import type { Sight } from './sight.ts';

interface MessageAlert {
  hasSound: boolean;
  /** Whether a notification of the system is due. */
  hasNotification: boolean;
}

/**
 * How a received message calls for attention (rules M41, M42).
 * @param sight what is looked at in any tab
 */
export function messageAlert(
  message: Message,
  { me, isVisible, openId }: Pick<LiveState, 'me' | 'isVisible' | 'openId'>,
  sight: Sight,
): MessageAlert {
  const isInSight = sight.hasChat || (isVisible && openId === message.conversation_id);
  if (message.sender_id === me || isInSight) return { hasSound: false, hasNotification: false };
  // Of several tabs the one that is looked at sounds.
  if (isVisible || sight.hasApp) return { hasSound: isVisible, hasNotification: false };
  return { hasSound: true, hasNotification: true };
}
