import { getSeconds } from 'date-fns/getSeconds';
import { fullTime } from '../../../src/lib/time/chatTime.ts';

/** Date and time in Tokyo down to the second: 2026年11月21日（土） 10:35:07. @param milliseconds since 1970 */
export function panelTime(milliseconds: number): string {
  return `${fullTime(milliseconds)}:${seconds(milliseconds)}`;
}

/** The time of day alone: 10:35:07. */
export function panelClock(milliseconds: number): string {
  return panelTime(milliseconds).split(' ')[1] ?? '';
}

function seconds(milliseconds: number): string {
  return String(getSeconds(milliseconds)).padStart(2, '0');
}
