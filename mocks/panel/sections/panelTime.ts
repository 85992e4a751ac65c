import { getSeconds } from 'date-fns/getSeconds';
import { fullTime } from '../../../src/lib/time/chatTime.ts';

/** Formats date and time in Tokyo with seconds: 2026年11月21日（土） 10:35:07. @param milliseconds since 1970 */
export function panelTime(milliseconds: number): string {
  return `${fullTime(milliseconds)}:${seconds(milliseconds)}`;
}

/** Formats only the time of day in Tokyo: 10:35:07. */
export function panelClock(milliseconds: number): string {
  return panelTime(milliseconds).split(' ')[1] ?? '';
}

function seconds(milliseconds: number): string {
  return String(getSeconds(milliseconds)).padStart(2, '0');
}
