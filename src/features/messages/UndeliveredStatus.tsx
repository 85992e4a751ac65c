import { MessageContentMax } from '../../api/generated/limits.ts';
import type { ConversationId } from '../../api/generated/model/index.ts';
import { toMessageWithReason } from '../../api/toMessageWithReason.ts';
import { useLive } from '../../conversations/live.ts';
import type { Live } from '../../realtime/engine.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';
import { copyText } from '../../ui/copyText.ts';
import { tooLong } from '../../ui/Field/textLimit.ts';
import { icon } from '../../ui/icons/icon.tsx';
import { WarningIcon } from '../../ui/icons/icons.tsx';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { chat } from './copy.ts';
import * as css from './LogRow.css.ts';

const ClockIcon = icon('M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM12 7.5V12l3 2');

interface UndeliveredStatusProps {
  conversationId: ConversationId;
  entry: ChatEntry;
}

/** Renders the status of a message that was not delivered, with buttons to resend, discard or copy it. */
export function UndeliveredStatus({ conversationId, entry }: UndeliveredStatusProps) {
  'use no memo';
  const live = useLive();
  const isFailed = entry.status === 'failed';
  /** Why no attempt can succeed. */
  const fault = tooLong(entry.content, MessageContentMax);
  return (
    <div className={isFailed ? css.failed : css.queued}>
      <span className={css.words}>
        {isFailed ? <WarningIcon size="small" /> : <ClockIcon size="small" />}
        <span>{`${isFailed ? chat.failed : chat.queued}${fault === undefined ? '' : `（${fault}）`}`}</span>
      </span>
      {isFailed && fault === undefined && (
        <button type="button" className={css.action} onClick={() => void sendAgain(live, conversationId, entry.id)}>
          {chat.resend}
        </button>
      )}
      <button type="button" className={css.action} onClick={() => live.discard(conversationId, entry.id)}>
        {chat.discard}
      </button>
      {isFailed && (
        <button type="button" className={css.action} onClick={() => void copyText(entry.content)}>
          {chat.copy}
        </button>
      )}
    </div>
  );
}

async function sendAgain(live: Live, conversationId: ConversationId, tempId: string): Promise<void> {
  const topic = `message:${tempId}`;
  const error = await live.resend(conversationId, tempId);
  if (error === null) snackbars.removeByTopic(topic);
  else snackbars.show(toMessageWithReason(error, chat.sendError), { kind: 'error', topic });
}
