import { fullTime } from '../../src/lib/chatTime.ts';

/** Everything down to the second, in Tokyo: 2026年11月21日（土） 10:35:07. @param milliseconds since 1970 */
export function panelTime(milliseconds: number): string {
  return `${fullTime(milliseconds)}:${seconds(milliseconds)}`;
}

/** The time of day alone: 10:35:07. */
export function panelClock(milliseconds: number): string {
  return panelTime(milliseconds).split(' ')[1] ?? '';
}

function seconds(milliseconds: number): string {
  return String(Math.floor(milliseconds / 1_000) % 60).padStart(2, '0');
}
