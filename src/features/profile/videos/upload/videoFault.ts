import { containerOf, withMediaType } from '../../../../media/mediaFile.ts';

/** Maximum number of videos (rule P32); sizes and seconds are inclusive (rule P18). */
const MAX_VIDEOS = 5;
const MAX_BYTES = 100 * 1024 ** 2;
const MAX_SECONDS = 180;

export type VideoFault = 'tooMany' | 'wrongType' | 'tooBig' | 'tooLong' | 'noPicture';

const types = new Set(['video/mp4', 'video/quicktime', 'video/x-msvideo', 'video/avi', 'video/webm']);
const names = /\.(?:mp4|mov|avi|webm)$/i;

const isVideoByType = ({ type }: Pick<File, 'type'>) => types.has(type.split(';')[0]?.toLowerCase() ?? '');

const isUntyped = (type: string) => type === '' || type === 'application/octet-stream';

/**
 * Whether type or name may be those of a video; the name counts because Windows reports no type for .mov and .avi (rule
 * P19). A file without type and ending counts by its content alone.
 */
export function isVideoByName({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return isVideoByType({ type }) || names.test(name) || (isUntyped(type) && !name.includes('.'));
}

/** Whether the first bytes are those of an MP4, MOV, AVI or WebM. */
export function isVideoByContent(start: Uint8Array): boolean {
  return types.has(containerOf(start)?.video ?? '');
}

/** Returns the video with a type that a server takes, by its first bytes where the system reports another or none. */
export function videoToSend(file: File, start: Uint8Array): File {
  return isVideoByType(file) ? file : withMediaType(file, containerOf(start)?.video);
}

/**
 * Whether a duration exceeds the limit. Fractions of a second are ignored, because encoders overshoot by milliseconds
 * (rule P18).
 */
export function isTooLong(seconds: number): boolean {
  return Math.floor(seconds) > MAX_SECONDS;
}

/** Returns the first violated rule that does not need the duration, in the order of rule P21. */
export function faultBeforeReading(file: File, count: number, start: Uint8Array): VideoFault | null {
  if (count >= MAX_VIDEOS) return 'tooMany';
  if (!isVideoByName(file) || !isVideoByContent(start)) return 'wrongType';
  return file.size > MAX_BYTES ? 'tooBig' : null;
}
