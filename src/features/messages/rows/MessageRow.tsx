import { quotationOf } from '../../../conversations/quotation.ts';
import { LoadBoundary } from '../../../lib/react/LoadBoundary.tsx';
import type { ConversationId } from '../../../api/generated/model/index.ts';
import { chatClock, fullTime, machineTime } from '../../../lib/time/chatTime.ts';
import type { ChatEntry } from '../../../realtime/selectors.ts';
import { Avatar } from '../../../ui/Avatar/Avatar.tsx';
import type { PersonPictureData } from '../../../ui/Avatar/PersonPicture.tsx';
import { type DrawText, LinkedText } from '../../../ui/LinkedText/LinkedText.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { chat } from '../copy.ts';
import { QuotedMessages, UndeliveredStatus } from '../message/lazyLogParts.ts';
import type { MessageActions } from './messageActions.ts';
import * as css from './MessageRow.css.ts';

export interface MessageRowProps {
  conversationId: ConversationId;
  entry: ChatEntry;
  isOwn: boolean;
  /** The other person. */
  person: PersonPictureData;
  /** How to draw the text; passed to `LinkedText`. */
  draw?: DrawText | undefined;
  startsGroup: boolean;
  endsGroup: boolean;
  /** Whether to name the sender for assistive technology. */
  namesSender: boolean;
  actions: MessageActions;
}

/**
 * Renders one message in a bubble. The last one of a group also has the time, 既読 and the sender's picture (rule M17).
 */
export function MessageRow({
  conversationId,
  entry,
  isOwn,
  person,
  draw,
  startsGroup,
  endsGroup,
  namesSender,
  actions,
}: MessageRowProps) {
  // Rendered with its row, so only when it changes: memoizing its parts would add bytes to the first load.
  'use no memo';
  const { content, createdAt, status } = entry;
  const quotation = quotationOf(content);
  const isUnsent = status === 'failed' || status === 'queued';
  const meta = endsGroup && !isUnsent && (
    <span className={isOwn ? css.metaOwn : css.meta}>
      {isOwn && entry.isRead && <span className={css.read}>{chat.read}</span>}
      {status === 'sending' ? (
        <span>{chat.sending}</span>
      ) : (
        <time dateTime={machineTime(createdAt)} title={fullTime(createdAt)}>
          {chatClock(createdAt)}
        </time>
      )}
    </span>
  );
  return (
    <div
      className={css.root}
      data-starts-group={startsGroup ? '' : undefined}
      data-ends-group={endsGroup ? '' : undefined}
      data-status={status}
      data-own={isOwn ? '' : undefined}
      data-message={entry.id}
    >
      {namesSender && <VisuallyHidden>{isOwn ? chat.fromMe : chat.from(person.name)}</VisuallyHidden>}
      <div className={css.side[isOwn ? 'own' : 'other']}>
        {!isOwn && endsGroup && (
          <span className={css.avatar}>
            <Avatar person={person} size="small" decorative />
          </span>
        )}
        <div className={css.bubbleOf[isOwn ? 'own' : 'other']} data-bubble="">
          {quotation !== '' && (
            <LoadBoundary waiting={<span>{quotation}</span>}>
              <QuotedMessages
                conversationId={conversationId}
                entry={entry}
                name={person.name}
                quotation={quotation}
                draw={draw}
                log={actions.log}
              />
            </LoadBoundary>
          )}
          <LinkedText
            text={content.slice(quotation.length)}
            linkTone="inherit"
            draw={draw && ((stretch, start) => draw(stretch, start + quotation.length))}
          />
          <button
            type="button"
            className={css.menu}
            aria-label={chat.menu}
            aria-haspopup="menu"
            tabIndex={-1}
            onClick={({ currentTarget: opener }) =>
              actions.onMenu((open) => (open?.entry.id === entry.id ? null : { entry, opener }))
            }
          />
        </div>
        {meta}
      </div>
      {isUnsent && (
        <LoadBoundary>
          <UndeliveredStatus conversationId={conversationId} entry={entry} />
        </LoadBoundary>
      )}
    </div>
  );
}
