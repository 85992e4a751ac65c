import { memo, type Ref } from 'react';
import { MessageRow, type MessageRowProps } from './MessageRow.tsx';
import { DaySeparator, UnreadSeparator } from './Separators.tsx';
import * as css from '../log/MessageLog.css.ts';

interface LogRowProps extends MessageRowProps {
  ref: Ref<HTMLDivElement>;
  /** The index of the message in the chat. */
  index: number;
  startsDay: boolean;
  startsUnread: boolean;
  /** Milliseconds since 1970; used only by a row with a date. */
  now: number;
}

/**
 * Renders a message with the separators above it. Memoized by its props, so that a new message renders only the rows
 * that it changes: its own and its neighbour.
 */
export const LogRow = memo(function LogRow({ ref, index, startsDay, startsUnread, now, ...message }: LogRowProps) {
  // Rendered only when it changes: memoizing its parts would add bytes to the first load.
  'use no memo';
  return (
    <div ref={ref} data-index={index} className={css.row}>
      {startsDay && <DaySeparator time={message.entry.createdAt} now={now} />}
      {startsUnread && <UnreadSeparator />}
      <MessageRow {...message} />
    </div>
  );
});
