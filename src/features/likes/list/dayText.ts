import { tokyoTime } from '../../../lib/time/chatTime.ts';

/**
 * Returns the day for the sentence with the date of a like: 11月20日, in other years 2025年11月20日 (docs/texts.md X19,
 * the format of notifications and posts). Never 今日, because 「今日に受信」 is not correct Japanese.
 * @param at milliseconds since 1970
 * @param now milliseconds since 1970
 */
export function dayText(at: number, now: number): string {
  const { year, month, day } = tokyoTime(at);
  return year === tokyoTime(now).year ? `${month}月${day}日` : `${year}年${month}月${day}日`;
}
