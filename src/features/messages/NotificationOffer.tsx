import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ConversationId, Message, UserId } from '../../api/generated/model/index.ts';
import { useFrames, useLiveState } from '../../conversations/liveState.ts';
import { mayInvite, requestSystemNotifications, wasInvited } from '../../conversations/systemNotification.ts';
import { isFocusLost } from '../../lib/browser/focus/focusHeading.ts';
import { reversed, type Sequence } from '../../lib/collections/sequence.ts';
import { afterPaint } from '../../lib/time/timer.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { CloseIcon } from '../../ui/icons/icons.tsx';
import * as css from './NotificationOffer.css.ts';

/** The texts of the offer. */
const copy = {
  question: '返信が届いたらお知らせしますか？',
  allow: '通知を受け取る',
  close: '案内を閉じる',
} as const;

interface NotificationOfferProps {
  conversationId: ConversationId;
  entries: Sequence<ChatEntry>;
  viewerId: UserId;
  /** Called when the focused button disappears. */
  onFocusLost: () => void;
}

/**
 * Offers system notifications in a row above the composer when the other person answers the viewer in this chat, once
 * for the device (rule M42).
 */
export function NotificationOffer({ conversationId, entries, viewerId, onFocusLost }: NotificationOfferProps) {
  const frames = useFrames();
  const isChatVisible = useLiveState((state) => state.isVisible && state.openId === conversationId);
  const [isOffered, setOffered] = useState(false);
  // To read the permission takes the browser most of a millisecond, which each message would cost.
  const isRefused = useRef(false);
  const offer = useEffectEvent(({ conversation_id: id, sender_id: senderId }: Message) => {
    if (isRefused.current || id !== conversationId || senderId === viewerId) return;
    if (!mayInvite(isChatVisible)) {
      isRefused.current = isChatVisible;
      return;
    }
    if (!hasWritten(entries, viewerId)) return;
    wasInvited.set(true);
    setOffered(true);
  });
  useEffect(() => frames.subscribe('new_message', ({ message }) => offer(message)), [frames]);
  if (!isOffered) return null;
  const close = async () => {
    setOffered(false);
    await afterPaint();
    if (isFocusLost()) onFocusLost();
  };
  return (
    <div className={css.root}>
      <p role="status" className={css.question}>
        {copy.question}
      </p>
      <button
        type="button"
        className={css.allow}
        onClick={() => {
          void requestSystemNotifications();
          void close();
        }}
      >
        {copy.allow}
      </button>
      <IconButton label={copy.close} onClick={() => void close()}>
        <CloseIcon size="small" />
      </IconButton>
    </div>
  );
}

function hasWritten(entries: Sequence<ChatEntry>, viewerId: UserId): boolean {
  for (const { senderId } of reversed(entries)) if (senderId === viewerId) return true;
  return false;
}
