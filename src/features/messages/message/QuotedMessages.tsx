import type { RefObject } from 'react';
import { useGetMyProfile } from '../../../api/generated/profiles/profiles.ts';
import type { ConversationId } from '../../../api/generated/model/index.ts';
import { liveStoreOf } from '../../../conversations/liveState.ts';
import { itemsOf } from '../../../lib/collections/sequence.ts';
import { type ChatEntry, indexInChat, messagesOf } from '../../../realtime/selectors.ts';
import { useSession } from '../../../session/SessionScope.tsx';
import type { DrawText } from '../../../ui/LinkedText/LinkedText.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { LogHandle } from '../log/logView.ts';
import { messageMenu as copy } from './copy.ts';
import { goToMessage } from './goToMessage.ts';
import { quotedEntry } from './quotedEntry.ts';
import { writerName } from './writerName.ts';
import * as css from './QuotedMessages.css.ts';

interface QuotedMessagesProps {
  conversationId: ConversationId;
  /** The message that contains the quotation. */
  entry: ChatEntry;
  /** The name of the other person. */
  name: string;
  /** The lines of the quotation, each with its line break. */
  quotation: string;
  draw: DrawText | undefined;
  log: RefObject<LogHandle | null>;
}

/** Renders the quotation of a message; a press scrolls to a quoted message that is loaded (rule M51). */
export function QuotedMessages({ conversationId, entry, name, quotation, draw, log }: QuotedMessagesProps) {
  const session = useSession();
  const { data: profile } = useGetMyProfile();
  const state = liveStoreOf(session).getState();
  const entries = messagesOf(state, conversationId);
  // Earlier messages do not change: they are searched when the message is rendered, not with every message that
  // arrives.
  const earlier = itemsOf(entries, 0, Math.max(0, indexInChat(entries, entry)));
  const nameOf = (senderId: string) => (senderId === state.me ? writerName(profile) : name);
  const lines = quotation.trimEnd().split('\n');
  return (
    <blockquote className={css.root}>
      {lines.map((line, place) => {
        const target = quotedEntry(earlier, `${line}\n`, nameOf);
        const start = lines.slice(0, place).join('\n').length + (place === 0 ? 0 : 1) + 2;
        const words = (
          <>
            <VisuallyHidden>{copy.quoted}</VisuallyHidden>
            <span>{draw ? draw(line.slice(2), start) : line.slice(2)}</span>
          </>
        );
        return target === undefined ? (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of a text have no other name than their place
          <p key={place} className={css.line}>
            {words}
          </p>
        ) : (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- as above
            key={place}
            type="button"
            className={css.target}
            title={copy.toQuoted}
            onClick={() => void goToMessage(log, target)}
          >
            {words}
          </button>
        );
      })}
    </blockquote>
  );
}
