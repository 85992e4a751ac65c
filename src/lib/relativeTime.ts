import { tokyoTime } from './chatTime.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long ago something was, as notifications and posts say it: relative under 24 hours, then the date in Tokyo
 * (copy.md section 19). A time to come is たった今: clocks differ.
 * @param milliseconds since 1970
 * @param now milliseconds since 1970
 */
export function relativeTime(milliseconds: number, now: number): string {
  const age = now - milliseconds;
  if (age < MINUTE) return 'たった今';
  if (age < HOUR) return `${Math.floor(age / MINUTE)}分前`;
  if (age < DAY) return `${Math.floor(age / HOUR)}時間前`;
  const { year, month, day } = tokyoTime(milliseconds);
  return year === tokyoTime(now).year ? `${month}月${day}日` : `${year}年${month}月${day}日`;
}
