import { tokyoTime } from '../../../lib/time/chatTime.ts';

interface TakeFormat {
  /** As the recorder takes it. */
  mimeType: string;
  /** Of the file that is sent; the contract takes any type that begins with `audio/`. */
  type: 'audio/mp4' | 'audio/webm';
  ending: 'm4a' | 'webm';
}

/**
 * The formats of a take, the first that the browser records counts.
 * 1. AAC in MP4 plays in every browser of the floor. Safari records it, Chrome and Edge on Windows, macOS and Android.
 * 2. Opus in WebM plays everywhere but in Safari before 17.4. Firefox records it, and Chromium on Linux, which has no AAC.
 * 3. MP4 without a codec is for a Safari that records AAC and does not know its codec by name. Chromium would record Opus
 *    by this name, but has the second one.
 */
const formats: readonly TakeFormat[] = [
  { mimeType: 'audio/mp4;codecs=mp4a.40.2', type: 'audio/mp4', ending: 'm4a' },
  { mimeType: 'audio/webm;codecs=opus', type: 'audio/webm', ending: 'webm' },
  { mimeType: 'audio/mp4', type: 'audio/mp4', ending: 'm4a' },
];

/** The format in which this browser records; null when it records none that others can play. */
export function takeFormat(isSupported: (mimeType: string) => boolean): TakeFormat | null {
  return formats.find(({ mimeType }) => isSupported(mimeType)) ?? null;
}

/**
 * The name of a take's file, without what a file system refuses.
 * @param startedAt milliseconds since 1970
 * @example takeName('audio/mp4', 0) // '録音 1970-01-01 0900.m4a'
 */
export function takeName(type: string, startedAt: number): string {
  const { year, month, day, clock } = tokyoTime(startedAt);
  const two = (part: number) => String(part).padStart(2, '0');
  const ending = formats.find((format) => format.type === type)?.ending ?? 'webm';
  return `録音 ${year}-${two(month)}-${two(day)} ${clock.replace(':', '')}.${ending}`;
}
