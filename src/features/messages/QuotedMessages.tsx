import type { RefObject } from 'react';
import type { ConversationId } from '../../api/generated/model/index.ts';
import { useGetMyProfile } from '../../api/generated/profiles/profiles.ts';
import { liveStoreOf, useLiveState } from '../../conversations/liveState.ts';
import { itemsOf } from '../../lib/collections/sequence.ts';
import { type ChatEntry, indexInChat, messagesOf } from '../../realtime/selectors.ts';
import type { Session } from '../../session/session.ts';
import { useSession } from '../../session/SessionScope.tsx';
import { type DrawText, LinkedText } from '../../ui/LinkedText/LinkedText.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { goToMessage } from './LinkedMessage.tsx';
import type { LogHandle } from './logView.ts';
import { quotationsIn, viewerName } from './quotationLine.ts';
import * as css from './QuotedMessages.css.ts';

const copy = {
  /** Precedes a quoted message, for assistive technology. */
  quoted: '引用: ',
  toQuoted: '引用元のメッセージへ',
} as const;

interface QuotedMessagesProps {
  conversationId: ConversationId;
  /** A message that begins with lines that may quote others. */
  entry: ChatEntry;
  /** The name of the other person. */
  name: string;
  draw: DrawText | undefined;
  log: RefObject<LogHandle | null>;
}

/**
 * Renders the text of a message. Lines at its beginning that quote an earlier message are drawn as quotations, each of
 * which scrolls to that message; all others are drawn as text that the sender has typed.
 */
export function QuotedMessages({ conversationId, entry, name, draw, log }: QuotedMessagesProps) {
  const session = useSession();
  const { data: profile } = useGetMyProfile();
  // Earlier messages do not change, and a reconnection may only insert missed ones. So the messages are searched again
  // when the position of this one changes, not with every message that arrives.
  const index = useLiveState((state) => indexInChat(messagesOf(state, conversationId), entry));
  const quotations = quotationsBefore(session, conversationId, index, entry.content, viewerName(profile), name);
  const last = quotations.at(-1);
  const rest = last === undefined ? 0 : last.start + last.line.length;
  const drawWords = (words: string, start: number) => (draw ? draw(words, start) : words);
  return (
    <>
      {quotations.length > 0 && (
        <blockquote className={css.root}>
          {quotations.map(({ line, start, entry: target }, place) => (
            <button
              // oxlint-disable-next-line react/no-array-index-key -- the lines of a text have no other name than their place
              key={place}
              type="button"
              className={css.target}
              title={copy.toQuoted}
              onClick={() => void goToMessage(log, target)}
            >
              <VisuallyHidden>{copy.quoted}</VisuallyHidden>
              <span>{drawWords(line.slice(2).trimEnd(), start + 2)}</span>
            </button>
          ))}
        </blockquote>
      )}
      <LinkedText
        text={entry.content.slice(rest)}
        linkTone="inherit"
        draw={draw && ((stretch, start) => draw(stretch, start + rest))}
      />
    </>
  );
}

/** Returns the quotations at the beginning of a text, of messages before this index. */
function quotationsBefore(
  session: Session,
  conversationId: ConversationId,
  index: number,
  content: string,
  ownName: string,
  otherName: string,
) {
  const state = liveStoreOf(session).getState();
  const earlier = itemsOf(messagesOf(state, conversationId), 0, Math.max(0, index));
  return quotationsIn(content, earlier, (senderId) => (senderId === state.me ? ownName : otherName));
}
