import { daySeparator, fullDay } from '../../../lib/time/chatTime.ts';
import { chat } from '../copy.ts';
import * as css from './Separators.css.ts';

/** Renders the date above the first message of a day, with the year unless it is the current one (rule M18). */
export function DaySeparator({ time, now }: { time: number; now: number }) {
  const { text, year } = daySeparator(time, now);
  return (
    <div className={css.day} data-day-separator="" title={fullDay(time)}>
      {year !== null && <span className={css.year}>{`${year}年`}</span>}
      <span>{text}</span>
    </div>
  );
}

export function UnreadSeparator() {
  return <div className={css.unread}>{chat.unreadDivider}</div>;
}
