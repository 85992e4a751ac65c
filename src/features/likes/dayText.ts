import { tokyoTime } from '../../lib/chatTime.ts';

/**
 * A day within a sentence: 11月20日, in other years 2025年11月20日 (copy.md section 19, as notifications and posts have
 * it; no 今日, for 「今日に受信」 is no Japanese).
 * @param now milliseconds since 1970, as `at`
 */
export function dayText(at: number, now: number): string {
  const { year, month, day } = tokyoTime(at);
  return year === tokyoTime(now).year ? `${month}月${day}日` : `${year}年${month}月${day}日`;
}
