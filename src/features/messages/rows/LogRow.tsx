import { memo, type Ref } from 'react';
import type { ConversationId } from '../../../api/generated/model/index.ts';
import type { ChatEntry } from '../../../realtime/selectors.ts';
import type { PersonPictureData } from '../../../ui/Avatar/PersonPicture.tsx';
import type { DrawText } from '../../../ui/LinkedText/LinkedText.tsx';
import type { MessageActions } from './messageActions.ts';
import { MessageRow } from './MessageRow.tsx';
import { DaySeparator, UnreadSeparator } from './Separators.tsx';
import * as css from '../log/MessageLog.css.ts';

interface LogRowProps {
  ref: Ref<HTMLDivElement>;
  conversationId: ConversationId;
  entry: ChatEntry;
  /** The index of the message in the chat. */
  index: number;
  isOwn: boolean;
  /** The other person. */
  person: PersonPictureData;
  /** How to draw the text; passed to `LinkedText`. */
  draw: DrawText | undefined;
  startsDay: boolean;
  startsUnread: boolean;
  startsGroup: boolean;
  endsGroup: boolean;
  /** Whether to name the sender for assistive technology. */
  namesSender: boolean;
  actions: MessageActions;
  /** Milliseconds since 1970; used only by a row with a date. */
  now: number;
}

/**
 * Renders a message with the separators above it. Memoized by its props, so that a new message renders only the rows
 * that it changes: its own and its neighbour.
 */
export const LogRow = memo(function LogRow({
  ref,
  conversationId,
  entry,
  index,
  isOwn,
  person,
  draw,
  startsDay,
  startsUnread,
  startsGroup,
  endsGroup,
  namesSender,
  actions,
  now,
}: LogRowProps) {
  // Rendered only when it changes: memoizing its parts would add bytes to the first load.
  'use no memo';
  return (
    <div ref={ref} data-index={index} className={css.row}>
      {startsDay && <DaySeparator time={entry.createdAt} now={now} />}
      {startsUnread && <UnreadSeparator />}
      <MessageRow
        conversationId={conversationId}
        entry={entry}
        isOwn={isOwn}
        person={person}
        draw={draw}
        startsGroup={startsGroup}
        endsGroup={endsGroup}
        namesSender={namesSender}
        actions={actions}
      />
    </div>
  );
});
