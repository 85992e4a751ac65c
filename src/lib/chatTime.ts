/** Japan has had one offset and no summer time since 1951. */
const TOKYO_OFFSET = 9 * 3_600_000;
const DAY = 86_400_000;
const WEEKDAYS = '日月火水木金土';

/**
 * The calendar day in Tokyo, counted from 1 January 1970, whatever zone the machine is in (decision T3).
 * @param milliseconds since 1970
 */
export function tokyoDay(milliseconds: number): number {
  return Math.floor((milliseconds + TOKYO_OFFSET) / DAY);
}

interface TokyoTime {
  year: number;
  month: number;
  day: number;
  weekday: string;
  /** HH:mm */
  clock: string;
}

/** What a calendar and a clock in Tokyo show. (Plain arithmetic: `Intl` takes 30 times as long, and chats are long.) */
export function tokyoTime(milliseconds: number): TokyoTime {
  const date = new Date(milliseconds + TOKYO_OFFSET);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: WEEKDAYS[date.getUTCDay()] ?? '',
    clock: `${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`,
  };
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The time beside a message, HH:mm (copy.md section 19). */
export function chatClock(milliseconds: number): string {
  return tokyoTime(milliseconds).clock;
}

/**
 * The words between two days of a chat: 今日, 昨日, else M月d日; `year` only when it is not this one (decision M18).
 * @param now milliseconds since 1970
 */
export function daySeparator(milliseconds: number, now: number): { text: string; year: number | null } {
  const daysAgo = tokyoDay(now) - tokyoDay(milliseconds);
  const { year, month, day } = tokyoTime(milliseconds);
  const other = year === tokyoTime(now).year ? null : year;
  if (daysAgo === 0) return { text: '今日', year: null };
  if (daysAgo === 1) return { text: '昨日', year: null };
  return { text: `${month}月${day}日`, year: other };
}

/** Everything, for tooltips: 2026年11月21日（土） 10:35 (copy.md section 19). */
export function fullTime(milliseconds: number): string {
  const { year, month, day, weekday, clock } = tokyoTime(milliseconds);
  return `${year}年${month}月${day}日（${weekday}） ${clock}`;
}

/** The day alone: 2026年11月21日. */
export function fullDay(milliseconds: number): string {
  const { year, month, day } = tokyoTime(milliseconds);
  return `${year}年${month}月${day}日`;
}

/** For `<time dateTime>`; undefined for what is no time. */
export function machineTime(milliseconds: number): string | undefined {
  return Number.isFinite(milliseconds) ? new Date(milliseconds).toISOString() : undefined;
}
