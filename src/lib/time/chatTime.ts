import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';

/** The weekdays, from Sunday on, one letter each. */
export const WEEKDAYS = '日月火水木金土';

/**
 * Japan has had one offset and no summer time since 1951, so its time is that of UTC some hours later, whatever zone
 * the machine is in. The dates of `@date-fns/tz` ask `Intl`, whose first result in a page takes 15 to 30 ms,
 * and each later one 70 µs.
 */
export const TOKYO_OFFSET = 9 * millisecondsInHour;

/** Returns the calendar day in Tokyo as a number of days since 1 January 1970. @param milliseconds since 1970 */
export function tokyoDay(milliseconds: number): number {
  return Math.floor((milliseconds + TOKYO_OFFSET) / millisecondsInDay);
}

/** Returns the date and time in Tokyo, `clock` as HH:mm. */
export function tokyoTime(milliseconds: number) {
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

/** Returns the time of a message as HH:mm (rule X19). */
export function chatClock(milliseconds: number): string {
  return tokyoTime(milliseconds).clock;
}

/**
 * Returns the separator between two days of a chat: 今日, 昨日, otherwise M月d日. `year` (2025年) is set only when it differs from
 * the current one.
 * @param now milliseconds since 1970
 */
export function daySeparator(milliseconds: number, now: number): { text: string; year: string | null } {
  const daysAgo = tokyoDay(now) - tokyoDay(milliseconds);
  const { year, month, day } = tokyoTime(milliseconds);
  const other = year === tokyoTime(now).year ? null : `${year}年`;
  if (daysAgo === 0) return { text: '今日', year: null };
  if (daysAgo === 1) return { text: '昨日', year: null };
  return { text: `${month}月${day}日`, year: other };
}

/** Returns the full date and time for tooltips: 2026年11月21日（土） 10:35 (rule X19). */
export function fullTime(milliseconds: number): string {
  const { year, month, day, weekday, clock } = tokyoTime(milliseconds);
  return `${year}年${month}月${day}日（${weekday}） ${clock}`;
}

/** Returns the date alone: 2026年11月21日. */
export function fullDay(milliseconds: number): string {
  const { year, month, day } = tokyoTime(milliseconds);
  return `${year}年${month}月${day}日`;
}

/** Returns a value for `<time dateTime>`; undefined for an invalid time. */
export function machineTime(milliseconds: number): string | undefined {
  return Number.isFinite(milliseconds) ? new Date(milliseconds).toISOString() : undefined;
}
