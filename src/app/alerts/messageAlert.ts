import type { Message } from '../../api/generated/model/index.ts';
import type { LiveState } from '../../realtime/types.ts';
import { alerts } from './copy.ts';
import type { Sight } from './sight.ts';

interface MessageAlert {
  hasSound: boolean;
  /** What a notification of the system says; null where none is due. */
  notification: { title: string; body: string } | null;
}

/**
 * How a received message calls for attention (rules M41, M42).
 * @param hasPreview whether it may be quoted
 * @param sight what is looked at in any tab
 */
export function messageAlert(
  message: Message,
  { me, isVisible, openId, conversations }: Pick<LiveState, 'me' | 'isVisible' | 'openId' | 'conversations'>,
  hasPreview: boolean,
  sight: Sight,
): MessageAlert {
  const isInSight = sight.hasChat || (isVisible && openId === message.conversation_id);
  if (message.sender_id === me || isInSight) return { hasSound: false, notification: null };
  // Of several tabs the one that is looked at sounds.
  if (isVisible || sight.hasApp) return { hasSound: isVisible, notification: null };
  const name = conversations.get(message.conversation_id)?.otherUser?.profile?.display_name;
  const title = hasPreview && name !== undefined ? alerts.from(name) : alerts.hidden;
  return { hasSound: true, notification: { title, body: hasPreview ? message.content : '' } };
}
