import { toMessage } from '../../api/errors.ts';
import type { ConversationId } from '../../api/generated/model/index.ts';
import { discard, resend } from '../../realtime/liveActions.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { ClockIcon } from './ChatIcons.tsx';
import { chat } from './copy.ts';
import * as css from './MessageRow.css.ts';

interface UnsentNoteProps {
  conversationId: ConversationId;
  entry: ChatEntry;
}

/** What became of a message that did not arrive, and what can be done about it. */
export function UnsentNote({ conversationId, entry }: UnsentNoteProps) {
  const isFailed = entry.status === 'failed';
  return (
    <div className={isFailed ? css.failed : css.queued}>
      <span className={css.words}>
        {isFailed ? <WarningIcon size="small" /> : <ClockIcon size="small" />}
        {isFailed ? chat.failed : chat.queued}
      </span>
      {isFailed && (
        <button type="button" className={css.action} onClick={() => void sendAgain(conversationId, entry.id)}>
          {chat.resend}
        </button>
      )}
      <button type="button" className={css.action} onClick={() => discard(conversationId, entry.id)}>
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

async function sendAgain(conversationId: ConversationId, tempId: string): Promise<void> {
  const error = await resend(conversationId, tempId);
  if (error !== null) snackbars.show(toMessage(error, chat.sendError), { kind: 'error' });
}

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    snackbars.show(chat.copied, { kind: 'ok' });
  } catch {
    // Refused by the browser: the text is there to be selected.
  }
}
