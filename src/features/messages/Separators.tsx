import { daySeparator, fullDay } from '../../lib/chatTime.ts';
import { chat } from './copy.ts';
import * as css from './Separators.css.ts';

/** The day above its first message; a year only when it is another one (decision M18). */
export function DaySeparator({ time, now }: { time: number; now: number }) {
  const { text, year } = daySeparator(time, now);
  return (
    <div className={css.day} title={fullDay(time)}>
      {year !== null && <span className={css.year}>{year}年</span>}
      <span>{text}</span>
    </div>
  );
}

export function UnreadSeparator() {
  return <div className={css.unread}>{chat.unreadDivider}</div>;
}
