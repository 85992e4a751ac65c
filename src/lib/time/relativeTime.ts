import { differenceInHours } from 'date-fns/differenceInHours';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { tokyoTime } from './chatTime.ts';

/**
 * Formats the age of a notification, a post or a person's last activity: relative under 24 hours, then the date in
 * Tokyo (rule X19). A time in the future is shown as たった今, because clocks differ.
 * @param milliseconds since 1970
 * @param now milliseconds since 1970
 */
export function relativeTime(milliseconds: number, now: number): string {
  const minutes = differenceInMinutes(now, milliseconds);
  if (minutes < 1) return 'たった今';
  const hours = differenceInHours(now, milliseconds);
  if (hours < 1) return `${minutes}分前`;
  if (hours < 24) return `${hours}時間前`;
  const { year, month, day } = tokyoTime(milliseconds);
  return year === tokyoTime(now).year ? `${month}月${day}日` : `${year}年${month}月${day}日`;
}
