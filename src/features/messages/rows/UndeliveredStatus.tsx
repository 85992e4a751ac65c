import { toMessageWithReason } from '../../../api/toMessageWithReason.ts';
import type { ConversationId } from '../../../api/generated/model/index.ts';
import { MessageContentMax } from '../../../api/generated/limits.ts';
import { useLive } from '../../../conversations/live.ts';
import type { Live } from '../../../realtime/engine.ts';
import type { ChatEntry } from '../../../realtime/selectors.ts';
import { WarningIcon } from '../../../ui/icons/icons.tsx';
import { tooLong } from '../../../ui/Field/textLimit.ts';
import { snackbars } from '../../../ui/Snackbar/snackbars.ts';
import { ClockIcon } from '../chat/ChatIcons.tsx';
import { chat } from '../copy.ts';
import { copyText } from '../../../ui/copyText.ts';
import * as css from './MessageRow.css.ts';

interface UnsentNoteProps {
  conversationId: ConversationId;
  entry: ChatEntry;
}

/** Renders the status of a message that was not delivered, with buttons to resend, discard or copy it. */
export function UndeliveredStatus({ conversationId, entry }: UnsentNoteProps) {
  // Rendered seldom: memoizing its parts would add bytes to the first load.
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
