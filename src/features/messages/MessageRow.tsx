import type { ConversationId } from '../../api/generated/model/index.ts';
import { chatClock, fullTime, machineTime } from '../../lib/chatTime.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import type { PortraitPerson } from '../../ui/Avatar/Portrait.tsx';
import { LinkedText } from '../../ui/LinkedText/LinkedText.tsx';
import { chat } from './copy.ts';
import { UnsentNote } from './UnsentNote.tsx';
import * as css from './MessageRow.css.ts';

interface MessageRowProps {
  conversationId: ConversationId;
  entry: ChatEntry;
  isOwn: boolean;
  /** The other side. */
  person: PortraitPerson;
  startsGroup: boolean;
  endsGroup: boolean;
}

/** One message: a bubble on its side; time, 既読 and the sender's picture at the end of its group (decision M17). */
export function MessageRow({ conversationId, entry, isOwn, person, startsGroup, endsGroup }: MessageRowProps) {
  const { content, createdAt, status } = entry;
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
    >
      <div className={css.side[isOwn ? 'own' : 'other']}>
        {isOwn && meta}
        {!isOwn && endsGroup && (
          <span className={css.avatar}>
            <Avatar person={person} size="small" decorative />
          </span>
        )}
        <div className={css.bubbleOf[isOwn ? 'own' : 'other']}>
          <LinkedText text={content} linkTone="inherit" />
        </div>
        {!isOwn && meta}
      </div>
      {isUnsent && <UnsentNote conversationId={conversationId} entry={entry} />}
    </div>
  );
}
